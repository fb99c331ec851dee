import Foundation
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
  func `A wide window shows the first screen as well, in frames, and only the focused one shows a selection`() throws {
    let driver = try driver(columns: 100)
    driver.press("j")
    let gap = String(repeating: " ", count: 36)
    #expect(driver.lines[2].hasPrefix("│   Row 0\(gap)││   Row 0"))
    #expect(driver.lines[3].hasPrefix("│   Row 1\(gap)││ > Row 1"))
    #expect(driver.lines[1].hasPrefix("╭─ Numbers ─"))
    #expect(driver.lines[8].hasSuffix("─╯"))
  }

  @Test func `Keys and clicks move the focus between panes`() throws {
    let driver = try driver(columns: 100)
    let screens = driver.application.screens
    driver.press("h")
    #expect(screens.top === list)
    driver.press("l")
    #expect(screens.top === detail)
    driver.press(.tab)
    #expect(screens.top === list)
    driver.click(column: 60, row: 3)
    #expect(screens.top === detail)
    #expect(driver.lines[3].contains("> Row 1"))
  }

  @Test func `The border between panes is dragged with the mouse`() throws {
    let driver = try driver(columns: 100)
    #expect(driver.lines[1].prefix(46).last == "╮")
    driver.type("\u{1B}[<0;46;4M\u{1B}[<32;60;4M\u{1B}[<0;60;4m")
    #expect(driver.lines[1].prefix(60).last == "╮")
    driver.type("\u{1B}[<32;40;4M")
    #expect(driver.lines[1].prefix(60).last == "╮")
  }

  @Test func `A drag of the border leaves the focus in its pane`() throws {
    let driver = try driver(columns: 100)
    let top = driver.application.screens.top
    driver.type("\u{1B}[<0;46;4M\u{1B}[<32;60;4M\u{1B}[<0;60;4m")
    #expect(driver.application.screens.top === top)
  }

  @Test
  func `A narrow window, or a window with a single screen, shows one screen`() throws {
    #expect(try !driver(columns: 99).text.contains("│"))
    let driver = try driver(columns: 120)
    driver.press(.escape)
    #expect(!driver.text.contains("││"))
    #expect(driver.text.contains("Row 2"))
  }

  @Test
  func `A box is drawn over both screens`() throws {
    let driver = try driver(columns: 120)
    driver.application.confirm(
      "Sure?", message: "Really?", confirm: "Yes", cancel: "No", isDestructive: false, answer: { _ in })
    #expect(driver.text.contains("Sure?"))
    #expect(driver.lines[2].hasPrefix("│   Row 0"))
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
    let middle = NumbersScreen(count: 1)
    driver.application.screens.replaceAll(with: [list, middle, detail])
    #expect(middle.calls.isEmpty)
    #expect(list.calls == ["appear"])
    #expect(detail.calls == ["appear"])
    driver.press(.escape)
    #expect(middle.calls == ["appear"])
    #expect(list.calls == ["appear"])
  }

  @Test func `A window of 160 columns shows the screen below the top one in a third pane`() throws {
    let driver = try driver(columns: 160)
    driver.application.screens.push(NumbersScreen(count: 9))
    #expect(driver.lines[2].components(separatedBy: "Row 0").count == 4)
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

  @Test func `A drag that does not start on the border between panes leaves it where it is`() throws {
    let driver = try driver(columns: 100)
    driver.type("\u{1B}[<32;60;4M")
    #expect(driver.lines[1].prefix(46).last == "╮")
  }
}
