import Presentation
import TerminalUI
import TerminalUITest
import Testing

@testable import TerminalApp

@MainActor @Suite struct AboutScreenTests {
  @Test func `The screen about the program wraps long lines, and scrolls to its last line`() throws {
    let driver = try ScreenDriver(size: Size(columns: 40, rows: 10))
    let lines = (1...30).map { "Line \($0)" as TerminalText } + ["A line that is longer than the window and ends here"]
    driver.application.screens.push(AboutScreen(language: .en) { _ in lines }, as: .modal)
    #expect(driver.text.contains("Line 1") && !driver.text.contains("ends here"))
    driver.press("G")
    #expect(!driver.text.contains("Line 1 ") && driver.text.contains("ends here"))
  }
}
