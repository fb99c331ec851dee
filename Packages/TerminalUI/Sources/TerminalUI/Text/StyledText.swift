/// One line of text in one or more styles.
///
/// For example:
///
///     let line = StyledText("Alice", .text) + " " + StyledText("9,120", Style(.primary, [.bold]))
public struct StyledText: Sendable, Hashable {
  /// A stretch of text in one style. Without a style it takes that of the place where it is drawn.
  public struct Span: Sendable, Hashable {
    /// The text.
    public var text: TerminalText
    /// The style, if it differs from the place's.
    public var style: Style?
  }

  /// The stretches in reading order.
  public var spans: [Span]

  /// Text in a style, or in the style of the place where it is drawn.
  public init(_ text: TerminalText, _ style: Style? = nil) {
    spans = text.isEmpty ? [] : [Span(text: text, style: style)]
  }

  /// Text in a foreground colour.
  public init(_ text: TerminalText, _ foreground: Color) {
    self.init(text, Style(foreground))
  }

  /// The line without characters.
  public static let empty = StyledText(.empty)

  /// Whether there is nothing in it.
  public var isEmpty: Bool { spans.isEmpty }

  /// The text without its styles.
  public var text: TerminalText { spans.map(\.text).joined() }

  /// The columns it takes.
  public func columns(measuring width: ColumnWidth = .standard) -> Int {
    spans.reduce(0) { $0 + width.columns(of: $1.text) }
  }

  /// Two lines behind one another.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var result = left
    result.spans += right.spans
    return result
  }

  /// Appends.
  public static func += (left: inout StyledText, right: StyledText) {
    left.spans += right.spans
  }

  /// As much of the line as fits, with `…` in place of the rest, as ``TerminalText/truncated(to:measuring:)``.
  public func truncated(to limit: Int, measuring width: ColumnWidth = .standard) -> StyledText {
    if columns(measuring: width) <= limit { return self }
    var result = StyledText.empty
    var room = limit - width.columns(of: "…" as TerminalText)
    guard room >= 0 else { return .empty }
    for span in spans {
      let text = span.text.prefix(columns: room, measuring: width)
      let isCut = text != span.text
      result.spans.append(Span(text: isCut ? text + "…" : text, style: span.style))
      if isCut { break }
      room -= width.columns(of: text)
    }
    return result
  }
}

extension StyledText: ExpressibleByStringInterpolation {
  /// Makes a line from a literal, sanitised, in the style of the place where it is drawn.
  public init(stringLiteral value: String) {
    self.init(TerminalText(value))
  }
}
