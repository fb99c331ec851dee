import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct ToastsTests {
  private let message: TerminalText = "Data is not stored in this session. The command cache clear deletes it."

  @Test func `A message that is longer than a line covers the rows that it needs, for three seconds per row`() throws {
    let driver = try ScreenDriver(NumbersScreen(count: 7), size: Size(columns: 40, rows: 8))
    driver.application.toasts.show(message, .warning)
    #expect(
      driver.lines.suffix(3) == [
        "  Row 4", " Data is not stored in this session.", " The command cache clear deletes it.",
      ])
    driver.advance(by: .seconds(5))
    #expect(driver.lines.last?.contains("deletes") == true)
    driver.advance(by: .seconds(1))
    #expect(driver.lines[6] == "  Row 5" && driver.lines.last?.contains("Help") == true)
  }

  @Test func `A message covers at most half of the window`() throws {
    let driver = try ScreenDriver(NumbersScreen(count: 7), size: Size(columns: 10, rows: 6))
    driver.application.toasts.show(message)
    #expect(driver.lines[2].contains("Row") && driver.lines[3] == " Data is")
  }

  @Test func `A letter that the screen has no command for says so`() throws {
    let driver = try ScreenDriver(NumbersScreen(count: 3), size: Size(columns: 40, rows: 8))
    driver.press("v")
    #expect(driver.lines.last == " Not available here: v")
    driver.press("j")
    #expect(driver.lines.last?.contains("Help") == true)
  }

  @Test
  func `A withdrawn message disappears whether it is shown or queued, and the next one is shown for its whole time`()
    throws
  {
    let driver = try ScreenDriver(NumbersScreen(count: 3), size: Size(columns: 40, rows: 8))
    let toasts = driver.application.toasts
    for text in ["First", "Second", "Third"] as [TerminalText] { toasts.show(text) }
    driver.advance(by: .seconds(2))
    toasts.withdraw("Second")
    toasts.withdraw("Fourth")
    #expect(driver.lines.last == " First")
    toasts.withdraw("First")
    #expect(driver.lines.last == " Third")
    driver.advance(by: .milliseconds(2_900))
    #expect(driver.lines.last == " Third")
    driver.advance(by: .milliseconds(100))
    #expect(driver.lines.last?.contains("Help") == true)
  }

  @Test func `A message that equals the last one in the queue is not repeated, and one of another kind is shown`()
    throws
  {
    let driver = try ScreenDriver(NumbersScreen(count: 3), size: Size(columns: 40, rows: 8))
    let toasts = driver.application.toasts
    for kind in [.error, .error, .warning, .error] as [Toasts.Kind] { toasts.show("No connection", kind) }
    var count = 0
    while toasts.current != nil {
      count += 1
      toasts.dismiss()
    }
    #expect(count == 3)
  }
}
