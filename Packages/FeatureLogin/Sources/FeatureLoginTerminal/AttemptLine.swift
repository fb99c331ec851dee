import FeatureLogin
import Presentation
import TerminalUI

/// The line below a form: a spinner, or the result of the last attempt.
enum AttemptLine {
  case spinning(TerminalText)
  case outcome(LoginResult)

  func draw(in canvas: inout Canvas, row: Int, language: Language) {
    switch self {
    case .spinning(let label): Spinner(label).draw(in: &canvas, row: row)
    case .outcome(let outcome):
      let color: Color = if case .success = outcome { .positive } else { .error }
      let lines = TerminalText(outcome.message(in: language)).wrapped(to: canvas.size.columns, measuring: canvas.width)
      for (number, line) in lines.enumerated() { canvas.draw(StyledText(line, color), row: row + number) }
    }
  }
}
