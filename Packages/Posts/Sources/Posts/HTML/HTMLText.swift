import Foundation
import Networking

/// A converter from the HTML of a post to text with links and formatting.
///
/// Paragraphs are separated by an empty line, and `<br>` ends a line. List items begin with `•` or a number, quoted
/// lines with `>`, and preformatted lines keep their spaces. Text of the class `invisible` is omitted, and `…` is added
/// to text of the class `ellipsis`, so that links look as the server intends. Scripts, styles and page headers are
/// omitted. All other tags are removed, but their text stays. Any input is accepted; a `<` that does not begin a tag is
/// text.
public struct HTMLText: Sendable {
  private static let blocks: Set = ["p", "div", "blockquote", "pre", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6"]
  private static let hidden: Set = ["script", "style", "head", "title"]
  private static let empty: Set = ["br", "img", "hr", "wbr", "input", "meta", "link"]
  private static let formats: [String: TextSpan.Kind] = [
    "b": .strong, "strong": .strong, "i": .emphasis, "em": .emphasis, "del": .strikethrough, "s": .strikethrough,
    "code": .code, "pre": .preformatted, "blockquote": .quote,
  ]
  /// The maximum nesting depth of lists and quotes that is indented, and the number of innermost open tags that a
  /// closing tag can close. Hostile HTML can be nested arbitrarily deep.
  private static let depthLimit = 8
  private static let spanLimit = 2_000

  private var output = ""
  private var spans: [TextSpan] = []
  private var pendingBreaks = 0
  private var pendingSpaces = 0
  /// The open tags that affect the text inside them, outermost first.
  private var open: [OpenTag] = []
  /// The number of open tags with text inside them.
  private var startedCount = 0
  private var hiddenDepth = 0, preformattedDepth = 0, quoteDepth = 0
  /// The number of the last item of each open list, or `nil` for a list without numbers.
  private var lists: [Int?] = []
  private var pendingMarker: String?

  private struct OpenTag {
    let name: String
    var isHidden = false
    var isEllipsis = false
    var kind: TextSpan.Kind?
    var url: URL?
    /// The index of the span, or `nil` until there is text inside the tag.
    var span: Int?
  }

  /// Returns the plain text of `html`. Reads at most 256 KiB of HTML; longer text ends with `…`.
  public static func plain(_ html: String) -> String { read(html).string }

  /// Returns the text of `html` with its links and formatting. Reads at most 256 KiB of HTML; longer text ends with
  /// `…`.
  public static func read(_ html: String) -> FormattedText { read(html, limit: TextLimit.post) }

  static func plain(_ html: String, limit: Int) -> String { read(html, limit: limit).string }

  private static func read(_ html: String, limit: Int) -> FormattedText {
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
    while let tag = text.open.last { text.close(tag.name) }
    return FormattedText(isCut ? text.output + "…" : text.output, spans: text.spans.filter { !$0.range.isEmpty })
  }

  // MARK: - Text

  private mutating func append(_ words: String) {
    if hiddenDepth > 0 { return }
    for character in words {
      let isBreak = ["\n", "\r", "\r\n"].contains(character)
      switch character {
      case _ where isBreak && preformattedDepth > 0:
        pendingBreaks = min(pendingBreaks + 1, 2)
        pendingSpaces = 0
      // As in a browser, a no-break space is not white space.
      case _ where isBreak || character == " " || character == "\t":
        pendingSpaces = preformattedDepth > 0 ? pendingSpaces + (character == "\t" ? 4 : 1) : 1
      default:
        beginText()
        output.append(character)
      }
    }
  }

  /// Writes the line breaks, the beginning of a line and the spaces that are pending before a character.
  private mutating func beginText() {
    let isNewLine = output.isEmpty || pendingBreaks > 0
    if isNewLine {
      if !output.isEmpty { output += String(repeating: "\n", count: pendingBreaks) }
      output += String(repeating: "> ", count: min(quoteDepth, Self.depthLimit))
      let depth = min(lists.count, Self.depthLimit)
      output += String(repeating: "  ", count: pendingMarker == nil ? depth : max(0, depth - 1)) + (pendingMarker ?? "")
      pendingMarker = nil
    }
    if !isNewLine || preformattedDepth > 0 { output += String(repeating: " ", count: pendingSpaces) }
    (pendingBreaks, pendingSpaces) = (0, 0)
    while startedCount < open.count {
      if let kind = open[startedCount].kind, spans.count < Self.spanLimit {
        open[startedCount].span = spans.count
        spans.append(TextSpan(output.utf8.count..<output.utf8.count, kind, url: open[startedCount].url))
      }
      startedCount += 1
    }
  }

  // MARK: - Tags

  private mutating func apply(_ tag: HTMLTag) {
    if tag.isClosing { leave(tag.name) }
    switch tag.name {
    // At most one empty line in a row.
    case "br": pendingBreaks = min(pendingBreaks + 1, 2)
    case "li": pendingBreaks = max(pendingBreaks, 1)
    case let name where Self.blocks.contains(name): pendingBreaks = lists.isEmpty ? 2 : max(pendingBreaks, 1)
    default: break
    }
    if Self.empty.contains(tag.name) { return }
    if tag.isClosing { close(tag.name) } else { enter(tag) }
  }

  private mutating func enter(_ tag: HTMLTag) {
    switch tag.name {
    case "ul": lists.append(nil)
    case "ol": lists.append(0)
    case "li":
      if let number = lists.last ?? nil {
        lists[lists.count - 1] = number + 1
        pendingMarker = "\(number + 1). "
      } else {
        pendingMarker = "• "
      }
    case "blockquote": quoteDepth += 1
    case "pre": preformattedDepth += 1
    default: break
    }
    var entry = OpenTag(name: tag.name, kind: Self.formats[tag.name])
    entry.isHidden = tag.classes.contains("invisible") || Self.hidden.contains(tag.name)
    entry.isEllipsis = tag.classes.contains("ellipsis")
    if tag.name == "a", let url = URL(web: tag.target.map { HTMLEntities.decode($0) }) {
      entry.url = url
      entry.kind = tag.classes.contains("hashtag") ? .hashtag : tag.classes.contains("mention") ? .mention : .link
    }
    // A tag without an effect matters only inside a tag of the same name with an effect, such as `<span>` in
    // `<span class=invisible>`.
    guard entry.isHidden || entry.isEllipsis || entry.kind != nil || open.last?.name == tag.name else { return }
    open.append(entry)
    if entry.isHidden { hiddenDepth += 1 }
  }

  private mutating func leave(_ name: String) {
    switch name {
    case "ul", "ol":
      _ = lists.popLast()
      pendingMarker = nil
    case "blockquote": quoteDepth = max(0, quoteDepth - 1)
    case "pre":
      preformattedDepth = max(0, preformattedDepth - 1)
      pendingSpaces = 0
    default: break
    }
  }

  /// Closes the innermost open tag with the given name, and those inside it.
  private mutating func close(_ name: String) {
    guard let index = open.suffix(Self.depthLimit).lastIndex(where: { $0.name == name }) else { return }
    while open.count > index, let tag = open.popLast() {
      if tag.isHidden { hiddenDepth -= 1 }
      if tag.isEllipsis { append("…") }
      if let span = tag.span {
        spans[span] = TextSpan(spans[span].range.lowerBound..<output.utf8.count, spans[span].kind, url: spans[span].url)
      }
      startedCount = min(startedCount, open.count)
    }
  }
}
