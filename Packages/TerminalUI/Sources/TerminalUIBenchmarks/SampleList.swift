import TerminalUI

/// A screen with a list like that of an app. Each row has a number, a name in one of several scripts, and points in
/// color.
@MainActor final class SampleList: Screen {
  struct Row: Identifiable {
    let id: Int
  }

  private static let names: [TerminalText] = ["Zoë", "张鸿洋", "👩‍🚀 Ada", "Tobias Lind", "“Mira”", "한국어"]

  let list = List<Row> { row in
    StyledText(TerminalText("\(row.id)").padded(to: 9))
      + StyledText(names[row.id % names.count].padded(to: 20), Style(.text, [.bold]))
      + StyledText("\(row.id &* 7919 % 10_000) points", .accent)
  }

  init(rows: Int) {
    list.show((0..<rows).map(Row.init))
  }

  var title: TerminalText { "Ranking" }
  var keys: KeyTable { list.keys }
  func draw(in canvas: inout Canvas) { list.draw(in: &canvas) }
  func receive(_ event: InputEvent) -> Bool { list.receive(event) }
  func perform(_ command: Command) -> Bool { list.perform(command) }

  /// Returns the application that runs on the pseudo-terminal.
  static func application(rows: Int) throws -> TerminalApplication {
    let application = TerminalApplication(terminal: try SystemTerminal(), scheduler: MainQueueScheduler())
    application.screens.push(SampleList(rows: rows))
    return application
  }
}
