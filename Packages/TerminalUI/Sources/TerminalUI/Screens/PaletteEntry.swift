/// An entry of a palette: a screen, a command or anything else that the user can go to or run.
public struct PaletteEntry: Sendable {
  /// The name of the entry, by which the user finds it.
  public let title: TerminalText
  /// The kind of the entry in a word, such as `tab`.
  public let kind: TerminalText
  /// The keys of the entry, or empty text for none.
  public let keys: TerminalText
  /// Other words by which the user finds the entry, such as the name of a command. They are not shown. A whole word
  /// matches as well as the beginning of the name.
  public let words: String
  let run: @MainActor @Sendable () -> Void

  /// Creates an entry with a closure that is called when the user chooses the entry.
  public init(
    _ title: TerminalText, kind: TerminalText, keys: TerminalText = "", words: String = "",
    run: @escaping @MainActor @Sendable () -> Void
  ) {
    self.title = title
    self.kind = kind
    self.keys = keys
    self.words = words
    self.run = run
  }
}

/// The entries of a palette, prepared for a search with each key that the user types.
///
/// A search takes time in proportion to the total length of the texts of the entries.
struct PaletteIndex {
  private let texts: [(title: [UInt8], words: [UInt8])]

  init(_ entries: [PaletteEntry]) {
    texts = entries.map { (Array($0.title.string.lowercased().utf8), Array($0.words.lowercased().utf8)) }
  }

  /// Returns the positions of the matching entries, the best match first, and those that match equally well in their
  /// order. Empty text matches every entry.
  func search(_ query: String) -> [Int] {
    let query = Array(query.lowercased().utf8.filter { $0 != UInt8(ascii: " ") })
    if query.isEmpty { return Array(texts.indices) }
    // One list for each rank, so that no sorting is necessary.
    var ranks = Array(repeating: [Int](), count: 5)
    for (index, text) in texts.enumerated() {
      if Self.hasWord(query, in: text.words) {
        ranks[0].append(index)
      } else if let rank = Self.rank(of: query, in: text.title) {
        ranks[rank].append(index)
      } else if Self.rank(of: query, in: text.words).map({ $0 < 3 }) == true {
        ranks[4].append(index)
      }
    }
    return ranks.flatMap(\.self)
  }

  /// Returns 0 if the text begins with the query, 1 if one of its words does, 2 if the text contains the query, 3 if it
  /// contains the letters of the query in their order, and otherwise `nil`. Spaces are ignored in the query only.
  private static func rank(of query: [UInt8], in text: [UInt8]) -> Int? {
    guard isSubsequence(query, of: text) else { return nil }
    var best: Int?
    for start in text.indices where isMatch(query, text, at: start) {
      if start == 0 { return 0 }
      if !isWord(text[start - 1]) { return 1 }
      best = 2
    }
    return best ?? 3
  }

  /// Returns whether the query is a whole word of the text.
  private static func hasWord(_ query: [UInt8], in text: [UInt8]) -> Bool {
    text.indices.contains { start in
      let end = start + query.count
      return isMatch(query, text, at: start) && (start == 0 || !isWord(text[start - 1]))
        && (end == text.count || !isWord(text[end]))
    }
  }

  private static func isMatch(_ query: [UInt8], _ text: [UInt8], at start: Int) -> Bool {
    text[start] == query[0] && start + query.count <= text.count
      && text[start..<start + query.count].elementsEqual(query)
  }

  private static func isSubsequence(_ query: [UInt8], of text: [UInt8]) -> Bool {
    var next = 0
    for byte in text where next < query.count && byte == query[next] { next += 1 }
    return next == query.count
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
