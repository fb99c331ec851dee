/// A server's limits of posts, and Mastodon's rules for counting.
public struct PostLimit: Sendable, Hashable {
  /// The maximum length of a post with its content warning.
  public var characters: Int
  /// The number of characters that every link counts as.
  public var charactersPerURL: Int
  /// The limits of polls, or `nil` if the server has no polls.
  public var polls: PollLimit? = PollLimit()
  /// The limits of files.
  public var images = ImageLimit()

  /// Creates a limit. The defaults are those of Mastodon.
  public init(characters: Int = 500, charactersPerURL: Int = 23) {
    self.characters = characters
    self.charactersPerURL = charactersPerURL
  }

  /// Returns the length of a draft: the number of characters, as readers perceive them, of its content warning and its
  /// text. In the text, links have a fixed length, and the domain of a mention such as `@mira@other.example` is free.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the draft.
  public func length(of draft: ComposeDraft) -> Int { draft.warning.count + length(of: draft.text) }

  func length(of text: String) -> Int {
    var (count, rest, last) = (0, Substring(text), Character(" "))
    while let first = rest.first {
      if first == "@", let mention = rest.mention(after: last) {
        count += mention.counted
        last = "a"
        rest = rest.dropFirst(mention.length)
      } else if first == "h" || first == "H", let length = rest.linkLength(after: last) {
        count += charactersPerURL
        last = "a"
        rest = rest.dropFirst(length)
      } else {
        count += 1
        last = first
        rest = rest.dropFirst()
      }
    }
    return count
  }
}

extension Substring {
  /// The length of the mention at the start, and the part of it that counts, or `nil` if there is no mention.
  fileprivate func mention(after last: Character) -> (length: Int, counted: Int)? {
    if last.isWord || last == "/" || last == "=" { return nil }
    let name = dropFirst().name { $0.isASCII && $0.isWord }
    if name.isEmpty { return nil }
    let domain = dropFirst(1 + name.count)
    guard domain.first == "@" else { return (1 + name.count, 1 + name.count) }
    let host = domain.dropFirst().name(\.isWord)
    return (1 + name.count + (host.isEmpty ? 0 : 1 + host.count), 1 + name.count)
  }

  /// The longest prefix of words that points and hyphens separate.
  private func name(_ isWord: (Character) -> Bool) -> Substring {
    let run = prefix { isWord($0) || $0 == "." || $0 == "-" }
    guard let first = run.first, isWord(first), let end = run.lastIndex(where: isWord) else { return "" }
    return run[...end]
  }

  /// The length of the link at the start, which begins with `http://` or `https://`, or `nil` if there is no link.
  fileprivate func linkLength(after last: Character) -> Int? {
    if last.isASCII && last.isWord || "@$#".contains(last) { return nil }
    let scheme = prefix(8).lowercased()
    let prefix = scheme.hasPrefix("https://") ? 8 : scheme.hasPrefix("http://") ? 7 : 0
    guard prefix > 0 else { return nil }
    let host = dropFirst(prefix).name { $0.isLetter || $0.isNumber }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }), let top = labels.last, top.count > 1,
      top.contains(where: \.isLetter)
    else { return nil }
    let length = prefix + host.count
    let tail = dropFirst(length)
    guard let first = tail.first, "/:?#".contains(first) else { return length }
    return length + tail.prefix(while: \.isInLink).withoutEndOfSentence.count
  }

  /// The text without the punctuation at its end that belongs to the sentence and not to the link.
  private var withoutEndOfSentence: Substring {
    var opened = reduce(0) { $0 + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0) }
    var rest = self
    while let last = rest.last, ".,:;!?'*".contains(last) || last == ")" && opened < 0 {
      if last == ")" { opened += 1 }
      rest = rest.dropLast()
    }
    return rest
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber || self == "_" }

  /// Whether a link can contain the character after its host. Chinese text follows links without a space.
  fileprivate var isInLink: Bool {
    unicodeScalars.allSatisfy { $0.value < 0x500 && $0.value > 0x20 && $0.value != 0x7F }
      && !"<>\"`{}\\^".contains(self)
  }
}
