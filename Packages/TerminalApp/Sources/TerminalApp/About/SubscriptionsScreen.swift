import Observation
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI

/// A screen that shows the developers of the app the live subscriptions, with their call sites, events and operators.
@MainActor @Observable final class SubscriptionsScreen: LocalizedScreen {
  private struct Line: Identifiable {
    let id: Int
    let text: TerminalText
  }

  var language: Language { didSet { show() } }
  @ObservationIgnored private let list = List<Line>(
    height: { line, columns in line.text.wrapped(to: columns).count },
    draw: { line, _, canvas in
      let lines = line.text.wrapped(to: canvas.size.columns, measuring: canvas.width)
      for (row, text) in lines.enumerated() { canvas.draw(text, row: row) }
    })
  @ObservationIgnored private let report: () -> InspectorReport

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - language: The language of the screen.
  ///   - report: A closure that returns the subscriptions that are alive.
  init(language: Language, report: @escaping () -> InspectorReport = Inspector.report) {
    self.language = language
    self.report = report
    show()
  }

  var title: TerminalText { TerminalText(AppText.subscriptions, language) }
  var keys: KeyTable { list.keys }
  func receive(_ event: InputEvent) -> Bool { list.receive(event) }
  func perform(_ command: Command) -> Bool { list.perform(command) }
  func draw(in canvas: inout Canvas) { list.draw(in: &canvas) }

  private func show() {
    let texts = report().subscriptions.flatMap { [$0.title, "  \($0.chain)"] }
    let shown = texts.isEmpty ? [AppText.noSubscriptions[language]] : texts
    list.show(shown.enumerated().map { Line(id: $0, text: TerminalText($1)) })
  }
}
