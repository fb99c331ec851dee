/// A converter from the HTML of a post to plain text.
///
/// Paragraphs are separated by an empty line, and `<br>` ends a line. Text of the class `invisible` is omitted, and `…` is added
/// to text of the class `ellipsis`, so that links look as the server intends. All other tags are removed, but their text stays.
/// Any input is accepted; a `<` that does not begin a tag is text.
public struct HTMLText: Sendable {
  private static let blocks: Set = ["p", "div", "blockquote", "pre", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6"]
  private static let hidden: Set = ["script", "style", "head", "title"]
  private static let empty: Set = ["br", "img", "hr", "wbr", "input", "meta", "link"]

  private var output = ""
  private var pendingBreaks = 0
  private var pendingSpace = false
  /// The open tags that affect the text inside them, outermost first.
  private var open: [OpenTag] = []
  private var hiddenDepth = 0

  private struct OpenTag {
    let name: String
    let isHidden: Bool
    let isEllipsis: Bool
  }

  /// Returns the text of `html`. At most 256 KiB of HTML are read; a longer text ends with `…`.
  public static func plain(_ html: String) -> String { plain(html, limit: TextLimit.post) }

  /// Returns the text of `html`, truncated to `limit` bytes with `…`.
  static func plain(_ html: String, limit: Int) -> String {
    var beginning = html.beginning(of: limit)
    let isCut = beginning.endIndex != html.endIndex
    if isCut, let start = beginning.utf8.lastIndex(of: UInt8(ascii: "<")),
      !beginning.utf8[start...].contains(UInt8(ascii: ">"))
    {
      beginning = beginning[..<start]  // a truncated tag is not text
    }
    var text = HTMLText()
    var reader = HTMLReader(beginning)
    while true {
      text.append(HTMLEntities.decode(reader.takeText()))
      if reader.isAtEnd { break }
      if let tag = reader.takeTag() {
        text.apply(tag)
      } else {
        text.append("<")
        reader.takeBracket()
      }
    }
    return isCut ? text.output + "…" : text.output
  }

  private mutating func append(_ words: String) {
    if hiddenDepth > 0 { return }
    for character in words {
      // As in a browser, a no-break space is not white space.
      if [" ", "\n", "\t", "\r", "\r\n"].contains(character) {
        pendingSpace = true
        continue
      }
      if !output.isEmpty {
        if pendingBreaks > 0 {
          output += String(repeating: "\n", count: pendingBreaks)
        } else if pendingSpace {
          output += " "
        }
      }
      pendingBreaks = 0
      pendingSpace = false
      output.append(character)
    }
  }

  private mutating func apply(_ tag: HTMLTag) {
    switch tag.name {
    // At most one empty line in a row.
    case "br": pendingBreaks = min(pendingBreaks + 1, 2)
    case "li": pendingBreaks = max(pendingBreaks, 1)
    case let name where Self.blocks.contains(name): pendingBreaks = 2
    default: break
    }
    if Self.empty.contains(tag.name) { return }
    if tag.isClosing {
      close(tag.name)
    } else {
      let isHidden = tag.classes.contains("invisible") || Self.hidden.contains(tag.name)
      let isEllipsis = tag.classes.contains("ellipsis")
      // A tag without an effect matters only inside a tag of the same name with an effect: `<span>` in `<span class=invisible>`.
      guard isHidden || isEllipsis || open.last?.name == tag.name else { return }
      open.append(OpenTag(name: tag.name, isHidden: isHidden, isEllipsis: isEllipsis))
      if isHidden { hiddenDepth += 1 }
    }
  }

  private mutating func close(_ name: String) {
    guard open.last?.name == name, let tag = open.popLast() else { return }
    if tag.isHidden { hiddenDepth -= 1 }
    if tag.isEllipsis { append("…") }
  }
}
