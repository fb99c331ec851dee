/// A message in the middle of a screen without content, for example because a list is empty or a request failed.
public struct CenteredMessage: Sendable, Hashable {
  /// The title.
  public var title: TerminalText
  /// A further explanation, which is wrapped if it is longer than a line.
  public var detail: TerminalText
  /// The key to press and its effect.
  public var hint: StyledText

  /// Creates a message.
  public init(_ title: TerminalText, detail: TerminalText = "", hint: StyledText = "") {
    self.title = title
    self.detail = detail
    self.hint = hint
  }

  /// Draws the message in the middle of the region.
  public func draw(in canvas: inout Canvas) {
    let columns = min(canvas.size.columns, 60)
    func lines(_ text: TerminalText, _ style: Style) -> [StyledText] {
      text.isEmpty ? [] : text.wrapped(to: columns, measuring: canvas.width).map { StyledText($0, style) }
    }
    var rows = lines(title, Style(.text, [.bold])) + lines(detail, Style(.muted))
    if !hint.isEmpty { rows += [.empty, hint] }
    let top = max(0, (canvas.size.rows - rows.count) / 2)
    for (index, row) in rows.enumerated() {
      let left = max(0, (canvas.size.columns - row.columns(measuring: canvas.width)) / 2)
      canvas.draw(row, column: left, row: top + index, style: Style(.muted))
    }
  }
}
