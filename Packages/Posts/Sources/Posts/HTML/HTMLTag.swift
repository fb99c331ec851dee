/// An HTML tag. A comment is a tag without a name.
struct HTMLTag {
  var name = ""
  var isClosing = false
  var attributes = Substring()

  var classes: [Substring] { self["class"]?.split(separator: " ") ?? [] }

  /// The text that stands for an image or for a checkbox of a task list, or an empty text for any other tag.
  var replacement: String {
    switch name {
    case "img": self["alt"] ?? ""
    case "input" where self["type"]?.lowercased() == "checkbox": self["checked"] == nil ? "[ ] " : "[x] "
    default: ""
    }
  }

  /// The value of an attribute with its character references replaced, which is empty for an attribute without a value, or
  /// `nil` if the tag does not have the attribute.
  subscript(name: String) -> String? {
    var rest = attributes.utf8
    while true {
      rest = rest.drop { Self.isSpace($0) || $0 == UInt8(ascii: "/") }
      if rest.isEmpty { return nil }
      // A name can begin with an equals sign.
      let end = rest.dropFirst().firstIndex {
        Self.isSpace($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "=")
      }
      let key = rest[..<(end ?? rest.endIndex)]
      rest = rest[key.endIndex...]
      let value = Self.takeValue(&rest)
      if Substring(key).lowercased() == name { return HTMLEntities.decode(value, isAttribute: true) }
    }
  }

  /// Returns the integer with which an attribute begins, or `nil` if there is none. As in a browser, white space can
  /// precede it and anything can follow.
  func number(_ name: String) -> Int? {
    guard let text = self[name]?.drop(while: \.isWhitespace) else { return nil }
    let digits = text.dropFirst(text.hasPrefix("-") || text.hasPrefix("+") ? 1 : 0).prefix { $0.isASCII && $0.isNumber }
    return Int32(text[..<digits.endIndex]).map(Int.init)
  }

  /// Takes the value after the name of an attribute, with the equals sign before it.
  private static func takeValue(_ rest: inout Substring.UTF8View) -> Substring {
    var value = rest.drop(while: isSpace)
    guard value.first == UInt8(ascii: "=") else { return "" }
    value = value.dropFirst().drop(while: isSpace)
    guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      value = value.prefix { !isSpace($0) }
      rest = rest[value.endIndex...]
      return Substring(value)
    }
    value = value.dropFirst().prefix { $0 != quote }
    rest = rest[value.endIndex...].dropFirst()
    return Substring(value)
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == 0x0C || (0x09...0x0A).contains(byte) || byte == 0x0D
  }
}
