import Foundation
import Networking

/// A converter from the HTML of a post to text with links and formatting.
///
/// Paragraphs are separated by an empty line, and `<br>` ends a line. List items begin with `•` or a number, quoted
/// lines with `>`, and preformatted lines keep their spaces. The cells of a table are separated by `|`, readings of
/// `<ruby>` are in parentheses, deleted text is between `~~`, and quotations are between `“` and `”`. An image becomes
/// its alternative text. Superscripts, subscripts and formulas become text such as `x²`. Text of the class `invisible`
/// is omitted, and `…` is added to text of the class `ellipsis`, so that links look as the server intends. The address
/// of a link that is not a web page, such as `mailto:`, follows its text. Scripts, styles and page headers are omitted.
/// All other tags are removed, but their text stays. Any input is accepted; a `<` that does not begin a tag is text.
public struct HTMLText: Sendable {
  private static let blocks: Set = [
    "p", "div", "blockquote", "pre", "ul", "ol", "dl", "table", "hr", "h1", "h2", "h3", "h4", "h5", "h6", "section",
    "article", "aside", "header", "footer", "figure", "figcaption", "details", "summary", "address", "caption", "main",
    "nav", "form", "fieldset", "dialog",
  ]
  private static let lines: Set = ["li", "dt", "dd", "tr", "select", "optgroup", "option", "textarea", "legend"]
  private static let hidden: Set = [
    "script", "style", "template", "head", "title", "rp", "annotation", "annotation-xml",
  ]
  private static let empty: Set = ["br", "img", "hr", "wbr", "input", "meta", "link"]
  private static let formats: [String: TextSpan.Kind] = [
    "b": .strong, "strong": .strong, "i": .emphasis, "em": .emphasis, "del": .strikethrough, "s": .strikethrough,
    "strike": .strikethrough, "code": .code, "pre": .preformatted, "blockquote": .quote,
  ]
  /// The characters around the text of a tag, without which it would say something else.
  private static let marks: [String: (start: String, end: String)] = [
    "del": ("~~", "~~"), "s": ("~~", "~~"), "strike": ("~~", "~~"), "q": ("“", "”"), "rt": ("(", ")"),
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
  private var lists: [HTMLList] = []
  private var pendingMarker: String?
  /// The number of cells in the current row of a table, or `nil` outside rows.
  private var cellCount: Int?
  private let html: Substring
  private lazy var itemCounts = HTMLList.itemCounts(html)
  private let hidesQuoteLink: Bool

  private struct OpenTag {
    let name: String
    var isHidden = false
    /// The text after the text inside the tag.
    var suffix: String?
    /// The address of a link that is not a web page, without which its text loses its meaning.
    var address: String?
    var marks: (start: String, end: String)?
    var kind: TextSpan.Kind?
    var url: URL?
    /// The index of the span, or `nil` until there is text inside the tag.
    var span: Int?
  }

  /// Returns the plain text of `html`. Reads at most 256 KiB of HTML; longer text ends with `…`.
  public static func plain(_ html: String) -> String { read(html).string }

  /// Returns the text of `html` with its links and formatting. Reads at most 256 KiB of HTML; longer text ends with
  /// `…`.
  ///
  /// - Parameters:
  ///   - html: The HTML of a post.
  ///   - hidesQuoteLink: A Boolean value that indicates whether to omit text of the class `quote-inline`, with which
  ///     servers link to the quoted post for programs that do not show it.
  public static func read(_ html: String, hidesQuoteLink: Bool = false) -> FormattedText {
    read(html, limit: TextLimit.post, hidesQuoteLink: hidesQuoteLink)
  }

  static func plain(_ html: String, limit: Int) -> String { read(html, limit: limit).string }

  private static func read(_ html: String, limit: Int, hidesQuoteLink: Bool = false) -> FormattedText {
    var beginning = html.beginning(of: limit)
    let isCut = beginning.endIndex != html.endIndex
    if isCut, let start = beginning.utf8.lastIndex(of: UInt8(ascii: "<")),
      !beginning.utf8[start...].contains(UInt8(ascii: ">"))
    {
      beginning = beginning[..<start]  // a truncated tag is not text
    }
    var text = HTMLText(html: beginning, hidesQuoteLink: hidesQuoteLink)
    var reader = HTMLReader(beginning)
    while true {
      text.append(HTMLEntities.decode(reader.takeText()))
      if reader.isAtEnd { break }
      if let tag = reader.takeTag() {
        text.apply(tag, in: &reader)
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
      output += open[startedCount].marks?.start ?? ""
      if let kind = open[startedCount].kind, spans.count < Self.spanLimit {
        open[startedCount].span = spans.count
        spans.append(TextSpan(output.utf8.count..<output.utf8.count, kind, url: open[startedCount].url))
      }
      startedCount += 1
    }
  }

  // MARK: - Tags

  private mutating func apply(_ tag: HTMLTag, in reader: inout HTMLReader) {
    if tag.isClosing { leave(tag.name) }
    switch tag.name {
    // The lines of a cell stay in the line of its row.
    case let name where (cellCount ?? 0) > 0 && (name == "br" || Self.blocks.contains(name)): append(" ")
    // At most one empty line in a row.
    case "br": pendingBreaks = min(pendingBreaks + 1, 2)
    case let name where Self.lines.contains(name): pendingBreaks = max(pendingBreaks, 1)
    case let name where Self.blocks.contains(name): pendingBreaks = lists.isEmpty ? 2 : max(pendingBreaks, 1)
    default: break
    }
    append(tag.replacement)
    if Self.empty.contains(tag.name) { return }
    if tag.isClosing { close(tag.name) } else { enter(tag, in: &reader) }
  }

  private mutating func enter(_ tag: HTMLTag, in reader: inout HTMLReader) {
    switch tag.name {
    case "ul", "ol": lists.append(HTMLList(tag, itemCount: tag["reversed"] == nil ? nil : itemCounts[reader.position]))
    case "li": pendingMarker = lists.isEmpty ? "• " : lists[lists.count - 1].marker(of: tag)
    case "blockquote": quoteDepth += 1
    case "pre": preformattedDepth += 1
    case "tr": cellCount = 0
    case "td", "th":
      if let cellCount, cellCount > 0 { append(" | ") }
      cellCount = (cellCount ?? 0) + 1
    case "sup", "sub":
      let words = HTMLEntities.decode(reader.takeText())
      append(ScriptText.text(words, isSuperscript: tag.name == "sup", isWhole: reader.isAtEndTag))
    case "math": if let content = reader.takeMath() { append(MathText.read(content, of: tag)) }
    // An end tag of these can be missing.
    case "rt", "rp", "rb":
      close("rp")
      close("rt")
    default: break
    }
    remember(tag)
  }

  /// Remembers a tag that affects the text inside it.
  private mutating func remember(_ tag: HTMLTag) {
    var entry = OpenTag(name: tag.name, marks: Self.marks[tag.name], kind: Self.formats[tag.name])
    let classes = tag.classes
    entry.isHidden =
      Self.hidden.contains(tag.name) || classes.contains("invisible")
      || hidesQuoteLink && classes.contains("quote-inline")
    entry.suffix = classes.contains("ellipsis") ? "…" : nil
    if tag.name == "a", let target = tag["href"] {
      if let url = URL(web: target) {
        entry.url = url
        entry.kind = classes.contains("hashtag") ? .hashtag : classes.contains("mention") ? .mention : .link
      } else {
        entry.address = LinkAddress.text(of: target)
      }
    }
    // A tag without an effect matters only inside a tag of the same name with an effect, such as `<span>` in
    // `<span class=invisible>`.
    guard
      entry.isHidden || entry.suffix != nil || entry.address != nil || entry.kind != nil || entry.marks != nil
        || open.last?.name == tag.name
    else { return }
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
    case "tr", "table": cellCount = nil
    case "ruby":
      close("rp")
      close("rt")
    default: break
    }
  }

  /// Closes the innermost open tag with the given name, and those inside it.
  private mutating func close(_ name: String) {
    guard let index = open.suffix(Self.depthLimit).lastIndex(where: { $0.name == name }) else { return }
    while open.count > index, let tag = open.popLast() {
      if tag.isHidden { hiddenDepth -= 1 }
      if let suffix = tag.suffix { append(suffix) }
      if let address = tag.address, !output.hasSuffix(address) { append(" (\(address))") }
      if let span = tag.span {
        spans[span] = TextSpan(spans[span].range.lowerBound..<output.utf8.count, spans[span].kind, url: spans[span].url)
      }
      if startedCount > open.count {
        output += tag.marks?.end ?? ""
        startedCount = open.count
      }
    }
  }
}
