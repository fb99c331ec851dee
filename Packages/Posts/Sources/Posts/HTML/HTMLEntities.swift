/// A decoder for the character references of HTML 5: names such as `&amp;`, and numbers such as `&#39;` and `&#x27;`. It
/// does not change other text.
public enum HTMLEntities {
  private static let named: [Substring: Substring] = {
    // Bytes, because a combining character would join the space before it.
    let words = EntityTable.text.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    let pairs = stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
    return Dictionary(pairs) { first, _ in first }
  }()
  /// The names that need no semicolon.
  private static let short = Set(EntityTable.short.split(separator: " "))
  /// The characters of the numbers 0x80 to 0x9F, which HTML reads as Windows-1252.
  private static let windows = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
  /// The lengths of the longest name, and of the longest name that needs no semicolon.
  private static let longest = 31, longestShort = 6

  private typealias Bytes = Substring.UTF8View

  /// Returns the text with its character references replaced.
  ///
  /// - Parameter isAttribute: A Boolean value that indicates whether the text is the value of an attribute, in which `&copy=`
  ///   and `&copy2` are no references: URLs contain such text.
  public static func decode(_ text: some StringProtocol, isAttribute: Bool = false) -> String {
    var output = ""
    var rest = Substring(text).utf8
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      output += Substring(rest[..<ampersand])
      rest = rest[ampersand...].dropFirst()
      let found = rest.first == UInt8(ascii: "#") ? number(rest) : name(rest, isAttribute: isAttribute)
      output += found?.text ?? "&"
      rest = found?.rest ?? rest
    }
    return output + Substring(rest)
  }

  private static func number(_ reference: Bytes) -> (text: String, rest: Bytes)? {
    let isHexadecimal = reference.dropFirst().first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let digits = reference.dropFirst(isHexadecimal ? 2 : 1).prefix {
      isDigit($0) || isHexadecimal && (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0 | 0x20)
    }
    if digits.isEmpty { return nil }
    // A number that is too large is not a character, like zero and surrogates.
    let number = UInt32(Substring(digits), radix: isHexadecimal ? 16 : 10) ?? 0
    let scalar = 0x80...0x9F ~= number ? windows[Int(number) - 0x80] : number == 0 ? nil : Unicode.Scalar(number)
    let rest = reference[digits.endIndex...]
    return (String(scalar ?? "\u{FFFD}"), rest.first == UInt8(ascii: ";") ? rest.dropFirst() : rest)
  }

  private static func name(_ reference: Bytes, isAttribute: Bool) -> (text: String, rest: Bytes)? {
    let name = reference.prefix(longest).prefix(while: isLetterOrDigit)
    let rest = reference[name.endIndex...]
    if rest.first == UInt8(ascii: ";"), let text = named[Substring(name)] { return (String(text), rest.dropFirst()) }
    let beginnings = (0...longestShort).reversed().lazy.map { name.prefix($0) }
    guard let beginning = beginnings.first(where: { short.contains(Substring($0)) }),
      let text = named[Substring(beginning)]
    else { return nil }
    let next = reference[beginning.endIndex...]
    if isAttribute, let byte = next.first, byte == UInt8(ascii: "=") || isLetterOrDigit(byte) { return nil }
    return (String(text), next)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
