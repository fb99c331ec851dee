import Observation
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct ApplicationTests {
  @Test("The first frame shows breadcrumb, screen and status bar")
  func firstFrame() throws {
    let driver = try ScreenDriver(NumbersScreen(count: 3), size: Size(columns: 40, rows: 8))
    #expect(
      driver.lines == [
        " Numbers", "> Row 0", "  Row 1", "  Row 2", "", "", "",
        " j Down  k Up  PgDn Page down  ? Help",
      ])
    #expect(driver.terminal.emulator.unknown.isEmpty)
  }

  @Test("A change of what was drawn draws the next frame, and only then")
  func observation() throws {
    let screen = NumbersScreen(count: 3)
    let driver = try ScreenDriver(screen)
    driver.terminal.forgetOutput()
    driver.advance(by: .seconds(60))
    #expect(driver.terminal.output.isEmpty)
    #expect(driver.scheduler.pendingCount == 0)
    screen.list.footer = "That is all"
    #expect(driver.text.contains("That is all"))
    driver.press("j")
    #expect(driver.text.contains("> Row 1"))
  }

  @Test("A hundred changes within a frame are one frame")
  func coalescing() throws {
    let screen = NumbersScreen(count: 3)
    let driver = try ScreenDriver(screen)
    driver.settle()
    let before = screen.frames
    for number in 0..<100 { screen.list.footer = StyledText("\(number)") }
    driver.settle()
    #expect(screen.frames == before + 1)
  }

  @Test("A toast takes the place of the status bar for three seconds, or until a key")
  func toast() throws {
    let driver = try ScreenDriver(NumbersScreen(count: 3), size: Size(columns: 40, rows: 8))
    driver.application.toasts.show("Saved", .success)
    driver.application.toasts.show("No connection", .error)
    #expect(driver.lines.last == " Saved")
    driver.advance(by: .seconds(3))
    #expect(driver.lines.last == " No connection")
    driver.press("j")
    #expect(driver.lines.last?.contains("Help") == true)
    driver.advance(by: .seconds(3))
    #expect(driver.scheduler.pendingCount == 0)
  }

  @Test("q goes back, and quits on the first screen")
  func quit() throws {
    let driver = try ScreenDriver(NumbersScreen(count: 1), NumbersScreen(count: 2))
    #expect(driver.lines[0] == " Numbers > Numbers")
    driver.press("q")
    #expect(driver.lines[0] == " Numbers")
    driver.press(.escape)
    #expect(driver.exit == nil)
    driver.press("q")
    #expect(driver.exit == .quit)
    #expect(!driver.terminal.isEntered)
  }

  @Test("Help lists all keys that work here, finds them by words, and goes away")
  func help() throws {
    let driver = try ScreenDriver(NumbersScreen(count: 3), size: Size(columns: 60, rows: 30))
    driver.press("?")
    for label in ["Down", "Page up", "Quit", "Redraw"] { #expect(driver.text.contains(label)) }
    driver.type("page up")
    #expect(driver.text.contains("PgUp"))
    #expect(!driver.text.contains("Redraw"))
    driver.press(.escape)
    #expect(!driver.text.contains("PgUp Ctrl-b"))
  }
}

/// A screen with a list of numbered rows.
@MainActor final class NumbersScreen: Screen {
  struct Row: Identifiable, Sendable {
    let id: Int
  }

  let list = List<Row> { StyledText("Row \($0.id)") }
  private(set) var frames = 0
  private(set) var calls: [String] = []

  init(count: Int) {
    list.show((0..<count).map(Row.init))
  }

  var title: TerminalText { "Numbers" }
  var keys: KeyTable { list.keys }

  func draw(in canvas: inout Canvas) {
    frames += 1
    list.draw(in: &canvas)
  }

  func receive(_ event: InputEvent) -> Bool { list.receive(event) }
  func perform(_ command: Command) -> Bool { list.perform(command) }
  func screenDidAppear() { calls.append("appear") }
  func screenDidCover() { calls.append("cover") }
  func screenDidDisappear() { calls.append("disappear") }
}
