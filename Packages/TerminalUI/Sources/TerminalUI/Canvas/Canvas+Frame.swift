/// The text on the lower edge of a frame.
struct LowerEdge {
  /// The text at the left, such as a number of entries.
  var left = TerminalText.empty
  /// The keys at the right, each with the command that it performs.
  var hints: [(key: TerminalText, label: TerminalText, command: Command)] = []
}

extension Canvas {
  /// The part of the region inside a frame, with one blank column on each side.
  var framed: Rect { Rect(column: 2, row: 1, columns: size.columns - 4, rows: size.rows - 2) }

  /// Draws a frame along the edges of the region, with a title in the upper edge. If the terminal's box-drawing characters
  /// are two columns wide, the frame consists of ASCII characters.
  mutating func frame(_ title: TerminalText, titleStyle: Style, style: Style) {
    guard size.columns > 3, size.rows > 1 else { return }
    let isWide = width.columns(of: "─") != 1
    let (dash, bar) = isWide ? ("-", "|") : ("─", "│")
    let corners = isWide ? ["+", "+", "+", "+"] : ["╭", "╮", "╰", "╯"]
    let line = String(repeating: dash, count: size.columns - 2)
    draw(StyledText(TerminalText(corners[0] + line + corners[1]), style))
    for row in 1..<size.rows - 1 {
      draw(StyledText(TerminalText(bar), style), row: row)
      draw(StyledText(TerminalText(bar), style), column: size.columns - 1, row: row)
    }
    draw(StyledText(TerminalText(corners[2] + line + corners[3]), style), row: size.rows - 1)
    if !title.isEmpty {
      let end = draw(StyledText(" " + title, titleStyle), column: 2, limit: size.columns - 5)
      draw(" ", column: end)
    }
  }

  /// Draws a label in the middle of the upper edge of a frame, but not over its title. Pressing it goes to the first row.
  mutating func drawOnEdge(_ label: TerminalText) {
    drawLabel(label, in: 1..<max(1, size.columns - 1)) { ["─", "-"].contains($0) }
  }

  /// Draws a label in the first row, as near to its middle as the text in the row permits. Draws nothing if there is no
  /// room.
  mutating func drawBetweenText(_ label: TerminalText) {
    drawLabel(label, in: 0..<size.columns) { $0 == " " }
  }

  /// Draws text on the lower edge of a frame, as far as there is room. Pressing a hint performs its command.
  mutating func drawOnLowerEdge(
    _ edge: LowerEdge, perform: @escaping @MainActor @Sendable (Command) -> Void
  ) {
    let row = size.rows - 1
    var left = 2
    if !edge.left.isEmpty {
      left = draw(StyledText(" " + edge.left + " ", .muted), column: left, row: row, limit: max(0, size.columns - 4))
    }
    let hints = edge.hints.map { StyledText($0.key, .accent) + StyledText(" " + $0.label, .muted) }
    let columns = hints.reduce(0) { $0 + $1.columns(measuring: width) + 3 } - 1
    var column = size.columns - 2 - columns
    guard !hints.isEmpty, column > left else { return }
    for (index, hint) in hints.enumerated() {
      column = draw(StyledText(index == 0 ? " " : " · ", .muted), column: column, row: row)
      let end = draw(hint, column: column, row: row)
      let command = edge.hints[index].command
      onMouse(Rect(column: column, row: row, columns: end - column, rows: 1)) {
        if $0.action == .press { perform(command) }
        return $0.action == .press
      }
      column = end
    }
    draw(" ", column: column, row: row)
  }

  private mutating func drawLabel(
    _ label: TerminalText, in columns: Range<Int>, over isFree: (Character) -> Bool
  ) {
    let needed = width.columns(of: label)
    let middle = (size.columns - needed) / 2
    var (start, best) = (columns.lowerBound, Int?.none)
    for column in columns {
      guard let cell = cell(column: column, row: 0), isFree(cell.character), cell.width == 1 else {
        start = column + 1
        continue
      }
      let first = column + 1 - needed
      if first >= start, best.map({ abs(first - middle) < abs($0 - middle) }) ?? true { best = first }
    }
    if let best { draw(label, column: best, style: Style(.accent, on: .surface, [.bold])) }
  }
}
