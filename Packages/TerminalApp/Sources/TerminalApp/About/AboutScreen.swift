import Composition
import Observation
import Presentation
import PresentationTerminal
import TerminalUI

/// A screen about the program, its servers and its store.
@MainActor @Observable final class AboutScreen: LocalizedScreen {
  var language: Language
  @ObservationIgnored private let text = ScrollView()
  private let lines: (Language) -> [TerminalText]

  init(language: Language, lines: @escaping (Language) -> [TerminalText]) {
    self.language = language
    self.lines = lines
  }

  var title: TerminalText { TerminalText(AboutDocument.title[language]) }
  var preferredSize: Size? {
    Size(columns: 60, rows: lines(language).reduce(0) { $0 + max(1, $1.wrapped(to: 60).count) })
  }

  var keys: KeyTable { text.keys }
  func perform(_ command: Command) -> Bool { text.perform(command) }

  func draw(in canvas: inout Canvas) {
    let (columns, width) = (canvas.size.columns, canvas.width)
    text.draw(lines(language).flatMap { $0.linkedLines(to: columns, measuring: width) }, in: &canvas)
  }
}
