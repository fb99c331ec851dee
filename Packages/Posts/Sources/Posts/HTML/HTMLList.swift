/// An open list, which numbers its items or marks them with `•`.
struct HTMLList {
  /// The number of the next item, or `nil` for a list without numbers.
  private var next: Int?
  private let step: Int

  /// Creates a list for the tag that opens it.
  ///
  /// - Parameter itemCount: The number of items, with which a reversed list begins.
  init(_ tag: HTMLTag, itemCount: Int?) {
    let isReversed = tag.name == "ol" && tag["reversed"] != nil
    next = tag.name == "ol" ? tag.number("start") ?? (isReversed ? itemCount : nil) ?? 1 : nil
    step = isReversed ? -1 : 1
  }

  /// Returns the text before an item.
  mutating func marker(of item: HTMLTag) -> String {
    guard let number = next.map({ item.number("value") ?? $0 }) else { return "• " }
    next = number + step
    return "\(number). "
  }

  /// Returns the numbers of items of all lists, keyed by the positions after their start tags.
  static func itemCounts(_ html: Substring) -> [String.Index: Int] {
    var reader = HTMLReader(html)
    var counts: [String.Index: Int] = [:]
    var open: [String.Index] = []
    while !reader.isAtEnd {
      _ = reader.takeText()
      guard let tag = reader.takeTag() else {
        reader.takeBracket()
        continue
      }
      switch tag.name {
      case "ol" where !tag.isClosing, "ul" where !tag.isClosing: open.append(reader.position)
      case "ol", "ul": _ = open.popLast()
      case "li" where !tag.isClosing: if let list = open.last { counts[list, default: 0] += 1 }
      default: break
      }
    }
    return counts
  }
}
