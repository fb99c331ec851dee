import TerminalUI
import TerminalUITest
import Testing

@MainActor final class Blank: Screen {
  var title: TerminalText { "Blank" }

  func draw(in canvas: inout Canvas) {}
}

@MainActor @Test func `A screen shows its title`() throws {
  let driver = try ScreenDriver(size: Size(columns: 30, rows: 8))
  driver.application.screens.push(Blank())
  driver.settle()
  #expect(driver.lines.contains { $0.contains("Blank") })
}
