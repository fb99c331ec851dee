import FeatureCompose
import FeatureComposeModule
import Posts
import Presentation
import PresentationTerminal
public import TerminalUI

extension ComposeScreen {
  /// The maximum number of lines of the post to which the user replies.
  private static let quotedLines = 3
  /// The number of lines of the text that stay visible above the fields.
  private static let textLines = 3

  /// Draws the screen.
  public func draw(in canvas: inout Canvas) {
    switch state.phase {
    case .loading: Spinner(TerminalText(ComposeText.loading, language)).draw(in: &canvas)
    case .failed(let failure):
      CenteredMessage(
        TerminalText(ListText.standard.failed, language), detail: TerminalText(failure.message(in: language)),
        hint: StyledText(
          offersLogin ? hints.hint(.composeLogIn, .logIn) : hints.hint(.composeRetry, ListText.standard.retry))
      ).draw(in: &canvas)
    case .closed: CenteredMessage(TerminalText(ComposeText.closed, language)).draw(in: &canvas)
    case .writing, .sending: drawForm(in: &canvas)
    }
    if !typedAhead.isEmpty { canvas.afterDrawing { [weak self] in self?.enterKeptText() } }
  }

  private var hints: KeyHints {
    var context = context
    context.language = language
    return KeyHints(for: self, in: context)
  }

  private func drawForm(in canvas: inout Canvas) {
    let size = canvas.size
    let quoted = quotation(columns: size.columns, measuring: canvas.width)
    for (row, line) in quoted.enumerated() { canvas.draw(line, row: row, style: Style(.muted)) }
    let top = quoted.isEmpty ? 0 : quoted.count + 1
    let status = status(columns: size.columns, measuring: canvas.width)
    // While the user types the text, the edge below it says what the fields contain.
    if isCompact, !canvas.isLinear { return drawText(below: top, status, in: &canvas) }
    editor.hint = canvas.isLinear ? counter : " "
    let space = size.rows - top - status.count
    let fields = form.height - editor.rows
    if !canvas.isLinear, space < fields + Self.textLines {
      drawFields(Rect(row: top, columns: size.columns, rows: space), in: &canvas)
      drawSuggestions(below: top, in: &canvas)
      return drawStatus(status, row: size.rows - status.count, in: &canvas)
    }
    editor.rows = space - fields
    canvas.inside(Rect(row: top, columns: size.columns, rows: size.rows - top - status.count)) { form.draw(in: &$0) }
    if !canvas.isLinear { drawEdge(row: top + editor.rows, [], in: &canvas) }
    drawSuggestions(below: top, in: &canvas)
    drawStatus(status, row: min(top + form.height, size.rows - status.count), in: &canvas)
  }

  /// Draws the last lines of the text, the edge, and as many fields as have room.
  private func drawFields(_ area: Rect, in canvas: inout Canvas) {
    editor.rows = min(Self.textLines, max(2, area.size.rows - 4))
    let top = area.origin.row + editor.rows
    canvas.onMouse(Rect(row: area.origin.row, columns: area.size.columns, rows: editor.rows)) { [weak self] event in
      guard let self, event.action == .press else { return false }
      form.focus(editor)
      return true
    }
    canvas.inside(Rect(row: area.origin.row, columns: area.size.columns, rows: editor.rows)) { editor.draw(in: &$0) }
    drawEdge(row: top, [], in: &canvas)
    let rows = max(0, area.size.rows - editor.rows - 1)
    canvas.inside(Rect(row: top + 1, columns: area.size.columns, rows: rows)) { form.draw(in: &$0, from: 1) }
  }

  /// Draws the text, the images and the poll, and the edge.
  private func drawText(below top: Int, _ status: [TerminalText], in canvas: inout Canvas) {
    let size = canvas.size
    let parts = ComposeParts(state: state, language: language).lines.prefix(max(0, size.rows - top - status.count - 4))
    editor.hint = .empty
    editor.rows = size.rows - top - status.count - parts.count - 1
    canvas.inside(Rect(row: top, columns: size.columns, rows: editor.rows)) { form.draw(in: &$0) }
    for (row, line) in parts.enumerated() { canvas.draw(line, row: top + editor.rows + row) }
    drawEdge(row: top + editor.rows + parts.count, facts, in: &canvas)
    drawSuggestions(below: top, in: &canvas)
    drawStatus(status, row: size.rows - status.count, in: &canvas)
  }

  /// Draws the line below the text: the number of characters that are left, and facts, such as the audience, each of which
  /// leads to its field when it is clicked.
  private func drawEdge(row: Int, _ facts: [(LocalizedText, any FormControl)], in canvas: inout Canvas) {
    let columns = canvas.size.columns
    canvas.draw(
      StyledText(
        TerminalText(String(repeating: canvas.width.columns(of: TerminalText("─")) == 1 ? "─" : "-", count: columns)),
        .border),
      row: row)
    let counter = StyledText(" ") + counter + " "
    let start = columns - counter.columns(measuring: canvas.width) - 2
    canvas.draw(counter, column: max(0, start), row: row)
    var column = 2
    for (text, control) in facts {
      let text = StyledText(" " + TerminalText(text, language) + " ", .muted)
      guard column + text.columns(measuring: canvas.width) < start else { return }
      let end = canvas.draw(text, column: column, row: row)
      canvas.onMouse(Rect(column: column, row: row, columns: end - column, rows: 1)) { [weak self] event in
        guard event.action == .press else { return false }
        self?.choose(control)
        return true
      }
      column = end + 1
    }
  }

  private func drawSuggestions(below top: Int, in canvas: inout Canvas) {
    let row = form.focused === editor ? top + editor.rows : canvas.size.rows - suggestions.names.count
    suggestions.draw(row: max(0, min(row, canvas.size.rows - suggestions.names.count)), in: &canvas)
  }

  private func drawStatus(_ status: [TerminalText], row below: Int, in canvas: inout Canvas) {
    if state.phase == .sending {
      Spinner(TerminalText(ComposeText.publishing, language)).draw(in: &canvas, row: below)
    } else {
      for (row, line) in status.enumerated() { canvas.draw(line, row: below + row, style: Style(.error)) }
    }
  }

  /// The first lines of the post to which the user replies.
  private func quotation(columns: Int, measuring width: ColumnWidth) -> [TerminalText] {
    guard let target = state.target else { return [] }
    let lines = TerminalText.lines(target.text).lazy.filter { !$0.isEmpty }.prefix(Self.quotedLines + 1)
      .flatMap { $0.truncated(to: 1_000).wrapped(to: columns - 2, measuring: width) }
    let shown = lines.prefix(Self.quotedLines).map { "│ " + $0 }
    return lines.count > Self.quotedLines ? shown.dropLast() + [(shown.last ?? "") + "…"] : Array(shown)
  }

  /// The lines below the form: what is wrong, or a line for the progress.
  private func status(columns: Int, measuring width: ColumnWidth) -> [TerminalText] {
    if state.phase == .sending { return [.empty] }
    guard let failure = state.failure else { return [] }
    var lines = TerminalText(failure.message(in: language)).wrapped(to: columns, measuring: width)
    if offersLogin { lines.append(hints.hint(.composeLogIn, .logIn)) }
    return lines
  }
}
