/// A reader that splits HTML into alternating text and tags, from start to end.
///
/// It takes linear time for any input: see ``takeTag()``.
struct HTMLReader {
  private var rest: Substring.UTF8View
  /// Boolean values that indicate whether the rest of the HTML contains no end of a comment, of a declaration or of a
  /// formula. Each is set once, by a search to the end of the HTML.
  private var hasNoCommentEnd = false, hasNoDeclarationEnd = false, hasNoMathEnd = false

  init(_ html: Substring) {
    rest = html.utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// The position in the HTML.
  var position: String.Index { rest.startIndex }

  /// Whether the rest of the HTML begins with the end tag of an element.
  var isAtEndTag: Bool { rest.starts(with: "</".utf8) }

  /// Takes the text before the next `<`. The text can be empty.
  mutating func takeText() -> Substring {
    let text = rest.prefix { $0 != UInt8(ascii: "<") }
    rest = rest[text.endIndex...]
    return Substring(text)
  }

  /// Takes a `<` that does not begin a tag.
  mutating func takeBracket() {
    rest = rest.dropFirst()
  }

  /// Takes the tag or comment that begins with a `<` at the current position. Takes nothing and returns `nil` if there
  /// is none.
  ///
  /// A `<` outside quotes ends the search for the tag's end. Two searches that read the same byte are in different
  /// states: outside quotes, in single quotes, or in double quotes. There are three such states, so every byte is read
  /// three times at most.
  mutating func takeTag() -> HTMLTag? {
    if rest.starts(with: "<!".utf8) || rest.starts(with: "<?".utf8) { return takeComment() }
    var scan = rest.dropFirst()
    let isClosing = scan.first == UInt8(ascii: "/")
    if isClosing { scan = scan.dropFirst() }
    let name = scan.prefix { !HTMLTag.isSpace($0) && !"/<>\"'".utf8.contains($0) }
    guard let first = name.first, Self.isLetter(first) else { return isClosing ? takeComment() : nil }
    var quote: UInt8?
    let attributes = scan[name.endIndex...].prefix { byte in
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      return quote != nil || byte != UInt8(ascii: ">") && byte != UInt8(ascii: "<")
    }
    guard scan[attributes.endIndex...].first == UInt8(ascii: ">") else { return nil }
    rest = scan[attributes.endIndex...].dropFirst()
    return HTMLTag(
      name: Substring(name).lowercased(), isClosing: isClosing,
      attributes: Substring(attributes))
  }

  /// Takes everything up to the end of the `<math>` element whose start tag was taken last, and its end tag. Takes
  /// nothing and returns `nil` if the element has no end.
  mutating func takeMath() -> Substring? {
    if hasNoMathEnd { return nil }
    var end = rest
    while let bracket = end.firstIndex(of: UInt8(ascii: "<")) {
      end = end[bracket...]
      if end.prefix(6).map({ $0 | 0x20 }).elementsEqual("</math".utf8) {
        let content = Substring(rest[..<bracket])
        rest = end
        _ = takeTag()
        return content
      }
      end = end.dropFirst()
    }
    hasNoMathEnd = true
    return nil
  }

  /// Takes a comment (`<!-- … -->`, which `--!>` ends, too), or a declaration, a processing instruction or an end tag
  /// without a name, which are comments up to the next `>`.
  private mutating func takeComment() -> HTMLTag? {
    let isComment = rest.starts(with: "<!--".utf8)
    if isComment ? hasNoCommentEnd : hasNoDeclarationEnd { return nil }
    var dashes = 0
    let comment = rest.dropFirst(2).prefix { byte in
      defer {
        let isMark = byte == UInt8(ascii: "!") && dashes >= 2
        dashes = byte == UInt8(ascii: "-") ? dashes + 1 : isMark ? dashes : 0
      }
      return byte != UInt8(ascii: ">") || isComment && dashes < 2
    }
    guard comment.endIndex != rest.endIndex else {
      if isComment { hasNoCommentEnd = true } else { hasNoDeclarationEnd = true }
      return nil
    }
    rest = rest[comment.endIndex...].dropFirst()
    return HTMLTag()
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
