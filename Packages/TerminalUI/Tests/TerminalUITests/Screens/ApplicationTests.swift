import Observation
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct ApplicationTests {
  @Test
  func `The first frame shows the breadcrumb, the screen and the status bar`() throws {
    let driver = try ScreenDriver(NumbersScreen(count: 3), size: Size(columns: 40, rows: 8))
    #expect(
      driver.lines == [
        " Numbers", "> Row 0", "  Row 1", "  Row 2", "", "", "",
        " q Quit  / Search  ? Help",
      ])
    #expect(driver.terminal.emulator.unknown.isEmpty)
  }

  @Test
  func `The application draws a frame when observed state changes, and no frames while nothing changes`() throws {
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

  @Test
  func `A hundred changes between two frames cause one frame`() throws {
    let screen = NumbersScreen(count: 3)
    let driver = try ScreenDriver(screen)
    driver.settle()
    let before = screen.frames
    for number in 0..<100 { screen.list.footer = StyledText("\(number)") }
    driver.settle()
    #expect(screen.frames == before + 1)
  }

  @Test
  func `A toast replaces the status bar for three seconds, or until the user presses a key`() throws {
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

  @Test
  func `The key q goes back, and quits on the first screen`() throws {
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

  @Test
  func `Help fits into twenty columns`() throws {
    let driver = try ScreenDriver(NumbersScreen(count: 3), size: Size(columns: 20, rows: 12))
    driver.press("?")
    #expect(driver.lines.contains("│ > j Down  Move … │"))
    #expect(driver.lines.contains("│   PgDn …  Page … │"))
  }

  @Test
  func `A long frame is written as a synchronized update, and a short one is not`() throws {
    let driver = try ScreenDriver(NumbersScreen(count: 3))
    #expect(String(decoding: driver.terminal.output, as: UTF8.self).hasPrefix("\u{1B}[?2026h"))
    #expect(!driver.terminal.emulator.modes.contains(2026))
    driver.terminal.forgetOutput()
    driver.press("j")
    #expect(driver.terminal.output.count < 512)
    #expect(!String(decoding: driver.terminal.output, as: UTF8.self).contains("2026"))
  }

  @Test
  func `The application restores the terminal and returns when its task is canceled`() async throws {
    let terminal = VirtualTerminal()
    let application = TerminalApplication(terminal: terminal, scheduler: VirtualScheduler())
    let task = Task { try await application.run() }
    while !terminal.isEntered { await Task.yield() }
    task.cancel()
    #expect(try await task.value == .quit)
    #expect(!terminal.isEntered)
  }

  @Test
  func `The application exits with the code that shells expect after a signal or the loss of the terminal`() throws {
    for (event, code) in [(TerminalEvent.signal(15), 143), (.closed, 129)] as [(TerminalEvent, Int32)] {
      let driver = try ScreenDriver(NumbersScreen(count: 1))
      driver.terminal.send(event)
      #expect(driver.exit?.code == code)
    }
  }

  @Test
  func `A change after many frames of a spinner causes one frame`() throws {
    let screen = NumbersScreen(count: 1)
    screen.isWaiting = true
    let driver = try ScreenDriver(screen)
    driver.advance(by: .seconds(60))
    #expect(screen.frames == 601)
    let before = screen.frames
    screen.isWaiting = false
    driver.advance(by: .seconds(1))
    #expect(screen.frames == before + 1)
    #expect(driver.scheduler.pendingCount == 0)
  }

  @Test
  func `Frames leave no observations behind: a change after ten thousand frames takes less than 20 ms`() throws {
    let screen = NumbersScreen(count: 1)
    screen.isWaiting = true
    let driver = try ScreenDriver(screen, size: Size(columns: 10, rows: 4))
    driver.advance(by: .seconds(1000))
    // Takes microseconds. If each frame left its observation behind, it would take a tenth of a second.
    #expect(ContinuousClock().measure { screen.list.footer = "end" } < .milliseconds(20))
  }

  @Test
  func `A change of language takes effect immediately`() throws {
    let driver = try ScreenDriver(NumbersScreen(count: 3), size: Size(columns: 60, rows: 8))
    driver.application.strings = .simplifiedChinese
    #expect(driver.lines.last == " q 退出  / 搜索  ? 帮助")
  }

  @Test
  func `Keys that the user bound to commands perform these commands, and help lists them`() throws {
    let driver = try ScreenDriver(NumbersScreen(count: 3), size: Size(columns: 60, rows: 30))
    driver.application.rebindings = [.listDown: [.control("n")], .help: ["h"]]
    driver.press("j", "?")
    #expect(driver.text.contains("> Row 0"))
    driver.press(.control("n"))
    #expect(driver.text.contains("> Row 1"))
    driver.press("h")
    #expect(driver.text.contains("Ctrl-n"))
  }

  @Test
  func
    `keys(for:on:) returns the keys that the user chose for the commands of a screen, even if help covers the screen`()
    throws
  {
    let screen = NumbersScreen(count: 3)
    let driver = try ScreenDriver(screen)
    driver.application.rebindings = [.listDown: [.control("n")], .listUp: []]
    driver.press("?")
    #expect(driver.application.keys(for: .listDown, on: screen) == [.control("n")])
    #expect(driver.application.keys(for: .listUp, on: screen).isEmpty)
    #expect(driver.application.keys(for: .listFirst, on: screen) == ["g", .home])
  }

  @MainActor private final class FieldScreen: Screen {
    let title: TerminalText = "Name"
    let form = Form([TextField("Name"), Button("Save")])
    func types(_ key: Key) -> Bool { form.types(key) }
    func receive(_ event: InputEvent) -> Bool { form.receive(event) }
    func draw(in canvas: inout Canvas) { form.draw(in: &canvas) }
  }

  @Test func `While a field has the focus, the status bar and help omit the keys that type text`() throws {
    let driver = try ScreenDriver(FieldScreen(), size: Size(columns: 80, rows: 24))
    #expect(driver.lines.last == " F1 Help")
    #expect(driver.application.activeKeys.command(named: "app.close") == .close)
    driver.press(.tab)
    #expect(driver.lines.last?.contains("q Quit") == true)
    driver.press(.backTab, Key(.function(1)))
    #expect(driver.text.contains("Redraw"))
    #expect(!driver.text.contains("Find next"))
  }

  @Test func `Help lists a key once, for the command that the key performs`() throws {
    let driver = try ScreenDriver(NumbersScreen(count: 3), size: Size(columns: 60, rows: 40))
    driver.application.keys = KeyTable([KeyBinding(["j", "J"], Command("test.jump"), "Jump")])
    driver.press("?")
    driver.type("jump")
    #expect(driver.lines.contains { $0.split(separator: " ") == ["│", ">", "J", "Jump", "│"] }, "\(driver.text)")
  }

  @Test
  func `The built-in keys do not conflict with those of a list`() throws {
    let driver = try ScreenDriver(NumbersScreen(count: 3))
    #expect(driver.application.activeKeys.conflicts.isEmpty)
  }

  @Test(arguments: [(0, 0), (1, 1), (20, 2), (2, 20), (20, 5), (400, 100)])
  func `A window of any size is drawn, however small`(_ columns: Int, _ rows: Int) throws {
    let driver = try ScreenDriver(NumbersScreen(count: 30), size: Size(columns: max(columns, 1), rows: max(rows, 1)))
    driver.press("?", "x", .escape, "j")
    #expect(driver.lines.count == max(rows, 1))
    #expect(driver.terminal.emulator.unknown.isEmpty)
  }

  @Test
  func `Help lists all keys of the screen, can be searched by words, and can be closed`() throws {
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
  var isWaiting = false { didSet { list.footer = .empty } }
  private(set) var calls: [String] = []

  init(count: Int) {
    list.show((0..<count).map(Row.init))
  }

  var title: TerminalText { "Numbers" }
  var keys: KeyTable { list.keys }

  func draw(in canvas: inout Canvas) {
    frames += 1
    if isWaiting { Spinner().draw(in: &canvas, row: canvas.size.rows - 1) }
    list.draw(in: &canvas)
  }

  func receive(_ event: InputEvent) -> Bool { list.receive(event) }
  func perform(_ command: Command) -> Bool { list.perform(command) }
  func screenDidAppear() { calls.append("appear") }
  func screenDidCover() { calls.append("cover") }
  func screenDidDisappear() { calls.append("disappear") }
}
