import Composition
import Observation
import Presentation
import TerminalUI

/// What this program is, and where its data comes from and goes to.
@MainActor @Observable final class AboutScreen: Screen {
  var language: Language
  private let environment: AppEnvironment
  private let servers: [ServerDefinition]

  init(_ environment: AppEnvironment, _ servers: [ServerDefinition], language: Language) {
    self.environment = environment
    self.servers = servers
    self.language = language
  }

  var title: TerminalText { TerminalText(AppText.about[language]) }
  var preferredSize: Size? { Size(columns: 60, rows: lines.count) }

  func draw(in canvas: inout Canvas) {
    for (row, line) in lines.enumerated() { canvas.draw(line, row: row) }
  }

  private var lines: [TerminalText] {
    AboutDocument(environment, language: language).lines(servers, in: language)
  }
}
