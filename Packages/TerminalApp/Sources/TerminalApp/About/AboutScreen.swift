import Observation
import Presentation
import PresentationTerminal
import TerminalUI

/// A screen about the program, its servers and its store.
@MainActor @Observable final class AboutScreen: LocalizedScreen {
  var language: Language
  private let lines: (Language) -> [TerminalText]

  init(language: Language, lines: @escaping (Language) -> [TerminalText]) {
    self.language = language
    self.lines = lines
  }

  var title: TerminalText { TerminalText(AppText.about[language]) }
  var preferredSize: Size? { Size(columns: 60, rows: lines(language).count) }

  func draw(in canvas: inout Canvas) {
    for (row, line) in lines(language).enumerated() { canvas.draw(line, row: row) }
  }
}
