/// One line of text in one or more styles.
///
/// For example:
///
///     let line = StyledText("Alice", .text) + " " + StyledText("9,120", Style(.accent, [.bold]))
public struct StyledText: Sendable, Hashable {
  /// A run of text in one style. Without a style, it takes the style of the surrounding text.
  public struct Span: Sendable, Hashable {
    /// The text.
    public var text: TerminalText
    /// The style, or `nil` for the style of the surrounding text.
    public var style: Style?
    /// The URL to which the text links, or `nil` for none.
    var link: TerminalText?
  }

  /// The runs, in reading order.
  public var spans: [Span]

  /// Creates text in a style, or in the style of the surrounding text.
  public init(_ text: TerminalText, _ style: Style? = nil) {
    spans = text.isEmpty ? [] : [Span(text: text, style: style)]
  }

  /// Creates text in a foreground color.
  public init(_ text: TerminalText, _ foreground: Color) {
    self.init(text, Style(foreground))
  }

  /// An empty line.
  public static let empty = StyledText(.empty)

  /// A Boolean value that indicates whether the text is empty.
  public var isEmpty: Bool { spans.isEmpty }

  /// The text without its styles.
  public var text: TerminalText { spans.map(\.text).joined() }

  /// Returns the number of columns of the text.
  public func columns(measuring width: ColumnWidth = .standard) -> Int {
    spans.reduce(0) { $0 + width.columns(of: $1.text) }
  }

  /// Returns the text as a link to a URL. In terminals that support links, the user can open it with the mouse.
  public func linked(to url: TerminalText) -> StyledText {
    var result = self
    for index in result.spans.indices { result.spans[index].link = url }
    return result
  }

  /// Concatenates two lines.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var result = left
    result.spans += right.spans
    return result
  }

  /// Appends a line of text.
  public static func += (left: inout StyledText, right: StyledText) {
    left.spans += right.spans
  }

  /// Returns as much of the line as fits, with `…` in place of the rest. See ``TerminalText/truncated(to:measuring:)``.
  public func truncated(to limit: Int, measuring width: ColumnWidth = .standard) -> StyledText {
    if columns(measuring: width) <= limit { return self }
    var result = StyledText.empty
    var room = limit - width.columns(of: "…" as TerminalText)
    guard room >= 0 else { return .empty }
    for span in spans {
      let text = span.text.prefix(columns: room, measuring: width)
      let isCut = text != span.text
      result.spans.append(Span(text: isCut ? text + "…" : text, style: span.style, link: span.link))
      if isCut { break }
      room -= width.columns(of: text)
    }
    return result
  }
}

extension StyledText: ExpressibleByStringInterpolation {
  /// Creates a line from a literal, which is sanitized, in the style of the surrounding text.
  public init(stringLiteral value: String) {
    self.init(TerminalText(value))
  }
}
