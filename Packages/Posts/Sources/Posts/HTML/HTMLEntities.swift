/// A decoder for the named entities of HTML 5, such as `&amp;`, and for numbers such as `&#39;` and `&#x27;`. It does not
/// change other text.
public enum HTMLEntities {
  private static let named: [Substring: Substring] = {
    // Bytes, because a combining character would join the space before it.
    let words = EntityTable.text.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    let pairs = stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
    return Dictionary(pairs) { first, _ in first }
  }()
  /// The length of the longest name.
  private static let longest = 31

  /// Returns the text with its entities replaced.
  public static func decode(_ text: some StringProtocol) -> String {
    var output = ""
    var rest = Substring(text).utf8
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      output += Substring(rest[..<ampersand])
      rest = rest[ampersand...].dropFirst()
      let name = rest.prefix(longest).prefix { $0 != UInt8(ascii: ";") }
      if rest[name.endIndex...].first == UInt8(ascii: ";"), let character = character(Substring(name)) {
        output += character
        rest = rest[name.endIndex...].dropFirst()
      } else {
        output += "&"
      }
    }
    return output + Substring(rest)
  }

  private static func character(_ name: Substring) -> String? {
    guard name.first == "#" else { return named[name].map(String.init) }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
    // Zero, surrogates and numbers beyond Unicode are not characters.
    return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }.map { String(Character($0)) }
  }
}
