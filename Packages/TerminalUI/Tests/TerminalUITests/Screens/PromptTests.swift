import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct PromptTests {
  private final class Log {
    var lines: [String] = []
  }

  private func ask(_ presentation: TerminalPresentation = .screens) throws -> (driver: ScreenDriver, log: Log) {
    let driver = try ScreenDriver(
      NumbersScreen(count: 3), size: Size(columns: 30, rows: 8), presentation: presentation)
    let log = Log()
    driver.application.ask("/", onChange: { log.lines.append("change \($0)") }) { answer in
      log.lines.append("answer \(answer ?? "none")")
    }
    return (driver, log)
  }

  @Test
  func `A prompt is shown at the bottom, with the cursor in its field`() throws {
    let (driver, log) = try ask()
    driver.type("jq积")
    #expect(driver.lines.last == " / jq积")
    #expect(driver.terminal.emulator.isCursorShown)
    #expect(driver.terminal.emulator.cursor == Point(column: 7, row: 7))
    #expect(log.lines == ["change j", "change jq", "change jq积"])
  }

  @Test
  func `Enter answers a prompt, and the screen receives keys again`() throws {
    let (driver, log) = try ask()
    driver.type("ab")
    driver.press(.enter, "j")
    #expect(log.lines.last == "answer ab")
    #expect(driver.text.contains("> Row 1"))
    #expect(!driver.terminal.emulator.isCursorShown)
  }

  @Test
  func `Esc cancels a prompt, as does another prompt`() throws {
    let (driver, log) = try ask()
    driver.press(.escape)
    #expect(log.lines == ["answer none"])
    driver.application.ask(":") { log.lines.append("first \($0 ?? "none")") }
    driver.application.ask(":") { log.lines.append("second \($0 ?? "none")") }
    driver.type("x\r")
    #expect(log.lines == ["answer none", "first none", "second x"])
  }

  @Test
  func `The next line answers a prompt if screens are presented as lines`() throws {
    let (driver, log) = try ask(.lines)
    #expect(driver.newLines().last == "/")
    driver.say("2")
    #expect(log.lines == ["change 2", "answer 2"])
    #expect(driver.say("2") == ["> 2. Row 1"])
  }

  private func suggest() throws -> (driver: ScreenDriver, log: Log) {
    let driver = try ScreenDriver(NumbersScreen(count: 3), size: Size(columns: 30, rows: 8))
    let log = Log()
    driver.application.ask(":", history: ["hub", "theme"], completions: ["ranking", "rank", "hub"]) { answer in
      log.lines.append(answer ?? "none")
    }
    driver.settle()
    return (driver, log)
  }

  @Test func `Up and Down in a prompt go through the history, and return to what was typed`() throws {
    let (driver, log) = try suggest()
    driver.type("x")
    var shown: [String?] = []
    for key in [Key.up, .up, .up, .down, .down, .down] {
      driver.press(key)
      shown.append(driver.lines.last)
    }
    #expect(shown == [" : theme", " : hub", " : hub", " : theme", " : x", " : x"])
    driver.press(.up, .enter)
    #expect(log.lines == ["theme"])
  }

  @Test func `Tab in a prompt goes through the completions of what was typed, and Shift-Tab goes back`() throws {
    let (driver, log) = try suggest()
    driver.type("Ra")
    var shown: [String?] = []
    for key in [Key.tab, .tab, .tab, .backTab] {
      driver.press(key)
      shown.append(driver.lines.last)
    }
    #expect(shown == [" : ranking", " : rank", " : Ra", " : rank"])
    driver.type("x")
    driver.press(.tab, .enter)
    #expect(log.lines == ["rankx"])
  }
}
