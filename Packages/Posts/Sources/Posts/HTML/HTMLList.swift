/// An open list, which numbers its items or marks them with `•`.
struct HTMLList {
  /// The number of the next item, or `nil` for a list without numbers.
  private var next: Int?
  private let step: Int
  private let style: String?

  /// Creates a list for the tag that opens it.
  ///
  /// - Parameter itemCount: The number of items, with which a reversed list begins.
  init(_ tag: HTMLTag, itemCount: Int?) {
    let isReversed = tag.name == "ol" && tag["reversed"] != nil
    next = tag.name == "ol" ? tag.number("start") ?? (isReversed ? itemCount : nil) ?? 1 : nil
    step = isReversed ? -1 : 1
    style = tag["type"]
  }

  /// Returns the text before an item.
  mutating func marker(of item: HTMLTag) -> String {
    guard let number = next.map({ item.number("value") ?? $0 }) else { return "• " }
    next = number + step
    return "\(Self.label(number, style: item["type"] ?? style)). "
  }

  /// Returns a number as the attribute `type` asks: in letters (`a`, `A`), in Roman numerals (`i`, `I`), or in digits.
  private static func label(_ number: Int, style: String?) -> String {
    switch style {
    case "a" where number > 0: letters(number)
    case "A" where number > 0: letters(number).uppercased()
    case "i" where (1..<4_000).contains(number): roman(number)
    case "I" where (1..<4_000).contains(number): roman(number).uppercased()
    default: "\(number)"
    }
  }

  private static func letters(_ number: Int) -> String {
    let (rest, last) = (number - 1).quotientAndRemainder(dividingBy: 26)
    return (rest > 0 ? letters(rest) : "") + String(Unicode.Scalar(UInt8(ascii: "a") + UInt8(last)))
  }

  private static func roman(_ number: Int) -> String {
    let numerals = [
      (1_000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
      (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var rest = number
    return numerals.reduce(into: "") { text, numeral in
      text += String(repeating: numeral.1, count: rest / numeral.0)
      rest %= numeral.0
    }
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
