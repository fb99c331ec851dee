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

  @Test
  func `A wide window shows the screen below as well, and the top screen receives the keys`() throws {
    let driver = try driver(columns: 100)
    driver.press("j")
    #expect(driver.lines[2] == "> Row 0" + String(repeating: " ", count: 33) + "|   Row 0")
    #expect(driver.lines[3] == "  Row 1" + String(repeating: " ", count: 33) + "| > Row 1")
    #expect(driver.lines[1].hasPrefix("Numbers"))
    #expect(driver.lines.count { $0.contains("|") } == 8)
  }

  @Test
  func `A narrow window, or a window with a single screen, shows one screen in its full width`() throws {
    #expect(try !driver(columns: 99).text.contains("|"))
    let driver = try driver(columns: 120)
    driver.press(.escape)
    #expect(!driver.text.contains("|"))
    #expect(driver.text.contains("Row 2"))
  }

  @Test
  func `A box is drawn over both screens`() throws {
    let driver = try driver(columns: 120)
    driver.application.confirm(
      "Sure?", message: "Really?", confirm: "Yes", cancel: "No", isDestructive: false, answer: { _ in })
    #expect(driver.text.contains("Sure?"))
    #expect(driver.lines[1].hasPrefix("Numbers"))
  }

  @MainActor private final class TypingScreen: Screen {
    let title: TerminalText = "Typing"
    func draw(in canvas: inout Canvas) { canvas.placeCursor(column: 1, row: 0) }
  }

  @Test
  func `The cursor of the screen below is hidden while two screens are side by side`() throws {
    let typing = TypingScreen()
    let driver = try ScreenDriver(typing, size: Size(columns: 120, rows: 10))
    driver.application.columnsForTwo = 100
    driver.settle()
    #expect(driver.terminal.emulator.isCursorShown)
    driver.application.screens.push(detail)
    driver.settle()
    #expect(driver.text.contains("Typing"))
    #expect(!driver.terminal.emulator.isCursorShown)
  }

  @Test func `A screen below the top one is notified only when it becomes visible`() throws {
    let driver = try ScreenDriver(NumbersScreen(count: 1), size: Size(columns: 120, rows: 10))
    driver.application.columnsForTwo = 100
    let bottom = NumbersScreen(count: 1)
    driver.application.screens.replaceAll(with: [bottom, list, detail])
    #expect(bottom.calls.isEmpty)
    #expect(list.calls == ["appear"])
    #expect(detail.calls == ["appear"])
    driver.press(.escape)
    #expect(bottom.calls == ["appear"])
    #expect(list.calls == ["appear"])
  }

  @Test func `The screen below appears when the window grows, and is covered when the window shrinks`() throws {
    let driver = try driver(columns: 99)
    #expect(list.calls.isEmpty)
    let before = list.calls
    driver.terminal.resize(to: Size(columns: 100, rows: 10))
    driver.settle()
    #expect(list.calls == before + ["appear"])
    driver.terminal.resize(to: Size(columns: 99, rows: 10))
    driver.settle()
    #expect(list.calls == before + ["appear", "cover"])
    #expect(detail.calls == ["appear"])
  }

  @Test func `A box does not cover the screens below it`() throws {
    let driver = try driver(columns: 120)
    driver.press("?")
    #expect(driver.text.contains("Help"))
    #expect(list.calls.last == "appear")
    #expect(detail.calls == ["appear"])
    driver.application.quit()
    #expect(list.calls.last == "cover")
    #expect(detail.calls == ["appear", "cover"])
  }

  @Test func `Only the top screen is visible if screens are presented as lines`() throws {
    let driver = try ScreenDriver(list, size: Size(columns: 120, rows: 10), presentation: .lines)
    driver.application.columnsForTwo = 100
    driver.application.screens.push(detail)
    #expect(list.calls == ["appear", "cover"])
  }

  @MainActor private final class Leaving: Screen {
    let title: TerminalText = "Leaving"
    weak var screens: ScreenStack?
    func draw(in canvas: inout Canvas) {}
    func screenDidAppear() { screens?.pop() }
  }

  @Test func `If a screen is popped as it appears, the screen below is notified once that it is visible`() throws {
    let driver = try ScreenDriver(list)
    let leaving = Leaving()
    leaving.screens = driver.application.screens
    driver.application.screens.push(leaving)
    #expect(driver.application.screens.top === list)
    #expect(list.calls == ["appear", "cover", "appear"])
  }
}
