/// A tag of HTML: its name, and the classes that it carries. A comment is a tag without a name.
struct HTMLTag {
  var name = ""
  var isClosing = false
  var classes: [Substring] = []

  /// Takes a tag or comment off the front of `rest`, which begins with `<`. Nil when none begins there; `rest` is then
  /// as it was.
  static func take(from rest: inout Substring) -> HTMLTag? {
    if rest.hasPrefix("<!") { return takeComment(from: &rest) }
    var scan = rest.dropFirst()
    let isClosing = scan.first == "/"
    if isClosing { scan = scan.dropFirst() }
    let name = scan.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard name.first?.isLetter == true else { return nil }
    var quote: Character?
    let attributes = scan[name.endIndex...].prefix { character in
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      }
      return quote != nil || character != ">"
    }
    guard attributes.endIndex != scan.endIndex else { return nil }
    rest = scan[attributes.endIndex...].dropFirst()
    return HTMLTag(name: name.lowercased(), isClosing: isClosing, classes: classes(in: attributes))
  }

  /// `<!-- … -->`, and declarations.
  private static func takeComment(from rest: inout Substring) -> HTMLTag? {
    let isComment = rest.hasPrefix("<!--")
    let end = isComment ? rest.firstRange(of: "-->")?.upperBound : rest.firstIndex(of: ">").map(rest.index(after:))
    guard let end else { return nil }
    rest = rest[end...]
    return HTMLTag()
  }

  private static func classes(in attributes: Substring) -> [Substring] {
    guard let start = attributes.firstRange(of: "class=")?.upperBound else { return [] }
    let value = attributes[start...]
    guard let quote = value.first, quote == "\"" || quote == "'" else { return [value.prefix { !$0.isWhitespace }] }
    return value.dropFirst().prefix { $0 != quote }.split(separator: " ")
  }
}
