import FeatureLogin
import Presentation
import TerminalUI

/// What stands below a form: that it is under way, or how it ended.
enum AttemptLine {
  case spinning(TerminalText)
  case outcome(Result<LoginSession, LoginFailure>)

  func draw(in canvas: inout Canvas, row: Int, language: Language) {
    switch self {
    case .spinning(let label): Spinner(label).draw(in: &canvas, row: row)
    case .outcome(let outcome):
      let color: Color = if case .success = outcome { .success } else { .error }
      let lines = TerminalText(outcome.message(in: language)).wrapped(to: canvas.size.columns, measuring: canvas.width)
      for (number, line) in lines.enumerated() { canvas.draw(StyledText(line, color), row: row + number) }
    }
  }
}
