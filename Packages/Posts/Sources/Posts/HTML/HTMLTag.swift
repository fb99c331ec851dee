/// An HTML tag. A comment is a tag without a name.
struct HTMLTag {
  var name = ""
  var isClosing = false
  var attributes = Substring()

  var classes: [Substring] { self["class"]?.split(separator: " ") ?? [] }

  /// The value of an attribute, in which entities are not decoded, or `nil` if the tag does not have the attribute.
  /// White space separates attributes from the name of the tag and from each other.
  subscript(name: String) -> Substring? {
    var rest = attributes
    while let found = rest.firstRange(of: name + "=") {
      let isName = found.lowerBound > rest.startIndex && rest[rest.index(before: found.lowerBound)].isWhitespace
      rest = rest[found.upperBound...]
      guard isName else { continue }
      guard let quote = rest.first, quote == "\"" || quote == "'" else { return rest.prefix { !$0.isWhitespace } }
      return rest.dropFirst().prefix { $0 != quote }
    }
    return nil
  }

  /// Returns the number in an attribute, or `nil` if there is none.
  func number(_ name: String) -> Int? { self[name].flatMap { Int32($0) }.map(Int.init) }

  /// Returns a Boolean value that indicates whether the tag has an attribute, with or without a value.
  func has(_ name: String) -> Bool {
    attributes.split(whereSeparator: \.isWhitespace).contains { $0 == name || $0.hasPrefix(name + "=") }
  }
}
