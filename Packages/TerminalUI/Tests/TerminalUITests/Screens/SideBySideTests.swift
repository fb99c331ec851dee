import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct SideBySideTests {
  private let list = NumbersScreen(count: 3)
  private let detail = NumbersScreen(count: 5)

  private func driver(columns: Int) throws -> ScreenDriver {
    let driver = try ScreenDriver(list, detail, size: Size(columns: columns, rows: 10))
    driver.application.columnsForTwo = 100
    return driver
  }

  @Test("In a wide window the screen behind stays in sight, and the keys go to the one on top")
  func wide() throws {
    let driver = try driver(columns: 100)
    driver.press("j")
    #expect(driver.lines[2] == "> Row 0" + String(repeating: " ", count: 33) + "|   Row 0")
    #expect(driver.lines[3] == "  Row 1" + String(repeating: " ", count: 33) + "| > Row 1")
    #expect(driver.lines[1].hasPrefix("Numbers"))
    #expect(driver.lines.count { $0.contains("|") } == 8)
  }

  @Test("In a narrow window, and where there is one screen only, that one has all of it")
  func narrow() throws {
    #expect(try !driver(columns: 99).text.contains("|"))
    let driver = try driver(columns: 120)
    driver.press(.escape)
    #expect(!driver.text.contains("|"))
    #expect(driver.text.contains("Row 2"))
  }

  @Test("A box stands over both")
  func modal() throws {
    let driver = try driver(columns: 120)
    driver.application.confirm(
      "Sure?", message: "Really?", confirm: "Yes", cancel: "No", isDestructive: false, answer: { _ in })
    #expect(driver.text.contains("Sure?"))
    #expect(driver.lines[1].hasPrefix("Numbers"))
  }

  @MainActor private final class TypingScreen: Screen {
    let title: TerminalText = "Typing"
    private(set) var isCovered = false
    func draw(in canvas: inout Canvas) { canvas.placeCursor(column: 1, row: 0) }
    func screenDidCover() { isCovered = true }
  }

  @Test("The screen behind is covered all the same, and its cursor is not shown")
  func covered() throws {
    let typing = TypingScreen()
    let driver = try ScreenDriver(typing, size: Size(columns: 120, rows: 10))
    driver.application.columnsForTwo = 100
    driver.settle()
    #expect(driver.terminal.emulator.isCursorShown)
    driver.application.screens.push(detail)
    driver.settle()
    #expect(typing.isCovered)
    #expect(driver.text.contains("Typing"))
    #expect(!driver.terminal.emulator.isCursorShown)
  }
}
