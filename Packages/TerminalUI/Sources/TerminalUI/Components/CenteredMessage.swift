/// What stands in the middle of a screen that has nothing else to show: nothing here yet, no connection.
public struct CenteredMessage: Sendable, Hashable {
  /// What is the matter.
  public var title: TerminalText
  /// More about it, wrapped.
  public var detail: TerminalText
  /// The key to press, and what it does.
  public var hint: StyledText

  /// Creates a message.
  public init(_ title: TerminalText, detail: TerminalText = "", hint: StyledText = "") {
    self.title = title
    self.detail = detail
    self.hint = hint
  }

  /// Draws it in the middle of the region.
  public func draw(in canvas: inout Canvas) {
    let columns = min(canvas.size.columns, 60)
    func lines(_ text: TerminalText, _ style: Style) -> [StyledText] {
      text.isEmpty ? [] : text.wrapped(to: columns, measuring: canvas.width).map { StyledText($0, style) }
    }
    var rows = lines(title, Style(.text, [.bold])) + lines(detail, Style(.secondaryText))
    if !hint.isEmpty { rows += [.empty, hint] }
    let top = max(0, (canvas.size.rows - rows.count) / 2)
    for (index, row) in rows.enumerated() {
      let left = max(0, (canvas.size.columns - row.columns(measuring: canvas.width)) / 2)
      canvas.draw(row, column: left, row: top + index, style: Style(.secondaryText))
    }
  }
}
