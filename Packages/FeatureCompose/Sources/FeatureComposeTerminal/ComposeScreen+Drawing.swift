import FeatureCompose
import FeatureComposeModule
import Posts
import Presentation
import PresentationTerminal
public import TerminalUI

extension ComposeScreen {
  /// The maximum number of lines of the post to which the user replies.
  private static let quotedLines = 3

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
    editor.rows = size.rows - top - status.count - (form.height - editor.rows)
    canvas.inside(Rect(row: top, columns: size.columns, rows: size.rows - top - status.count)) { form.draw(in: &$0) }
    suggestions.draw(row: top + editor.rows, in: &canvas)
    let below = min(top + form.height, size.rows - status.count)
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
