import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct ConfirmationTests {
  private func ask() throws -> (driver: ScreenDriver, answers: Answers) {
    let driver = try ScreenDriver(NumbersScreen(count: 1), size: Size(columns: 60, rows: 16))
    let answers = Answers()
    driver.application.confirm(
      "提示", message: "确定要退出登录吗？", confirm: "确定", cancel: "取消", isDestructive: true
    ) { answers.all.append($0) }
    driver.settle()
    return (driver, answers)
  }

  private final class Answers {
    var all: [Bool] = []
  }

  @Test
  func `A confirmation shows the question and both answers`() throws {
    let text = try ask().driver.text
    for part in ["提示", "确定要退出登录吗？", "[ 确定 ]", "[ 取消 ]"] { #expect(text.contains(part)) }
  }

  @Test(
    arguments: [
      ([.enter], false), (["n"], false), ([.escape], false), (["q"], false), (["y"], true), ([.tab, .enter], true),
    ]
      as [([Key], Bool)])
  func `Enter declines a confirmation, and y or the confirming button confirms it`(_ keys: [Key], _ expected: Bool)
    throws
  {
    let (driver, answers) = try ask()
    for key in keys { driver.press(key) }
    #expect(answers.all == [expected])
    #expect(driver.application.screens.screens.count == 1)
  }

  @Test func `Until a confirmation is answered, keys of the application have no effect and are not offered`() throws {
    let (driver, answers) = try ask()
    let tabs = TabBar(["Home", "People"].map { TabBar.Tab($0) })
    driver.application.keys = tabs.keys
    driver.application.perform = { tabs.perform($0) }
    driver.application.rebindings = [.nextTab: [.control("n")]]
    #expect(driver.lines.last == " y 确定  n 取消  ? Help")
    driver.press("2", "{", .control("n"), "/")
    driver.press(Key(.function(1)))
    #expect(driver.text.contains("Redraw") && !driver.text.contains("People"))
    driver.press(.control("n"), .escape)
    #expect(tabs.selectedIndex == 0 && answers.all.isEmpty)
    driver.press("y", "2")
    #expect(tabs.selectedIndex == 1 && answers.all == [true])
  }

  @Test(
    arguments: [(["y"], 0), (["1"], 0), (["2"], 1), (["n"], nil), ([.enter], nil), ([.tab, .tab, .enter], 1)]
      as [([Key], Int?)])
  func
    `A question with several answers is confirmed with the usual key, offers the others with numbers, and has no default`(
      _ keys: [Key], _ expected: Int?
    ) throws
  {
    let driver = try ScreenDriver(NumbersScreen(count: 1), size: Size(columns: 60, rows: 16))
    let answers = Chosen()
    driver.application.choose("Delete?", message: "It is gone then.", choices: ["Yes", "Partly"], cancel: "No") {
      answers.all.append($0)
    }
    driver.settle()
    #expect(driver.lines.last?.hasPrefix(" y Yes  2 Partly  n No") == true, "\(driver.text)")
    for key in keys { driver.press(key) }
    #expect(answers.all == [expected])
    #expect(driver.application.screens.screens.count == 1)
  }

  private final class Chosen {
    var all: [Int?] = []
  }

  @Test
  func `A confirmation that is removed without an answer is declined once`() throws {
    let (driver, answers) = try ask()
    driver.application.screens.popToRoot()
    #expect(answers.all == [false])
  }

  @Test func `If screens are presented as lines, a confirmation is answered by its key and reports nothing else`()
    throws
  {
    let driver = try ScreenDriver(NumbersScreen(count: 1), presentation: .lines)
    let answers = Answers()
    _ = driver.newLines()
    driver.application.confirm("Leave", message: "Discard the draft?", confirm: "Discard", cancel: "Keep") {
      answers.all.append($0)
    }
    #expect(driver.newLines() == ["== Leave ==", "Discard the draft?", "> 1. [ Keep ]", "2. [ Discard ]"])
    #expect(driver.say("y") == ["== Numbers ==", "> 1. Row 0"])
    #expect(answers.all == [true])
  }

  private func look(of text: String, _ ask: (TerminalApplication) -> Void) throws -> Set<String> {
    let driver = try ScreenDriver(NumbersScreen(count: 1), size: Size(columns: 60, rows: 16))
    ask(driver.application)
    driver.settle()
    return try #require(driver.terminal.emulator.cells.joined().first { $0.text == text }).look
  }

  @Test func `Only the button of a destructive answer has the color of errors`() throws {
    let harmless = try look(of: "D") { $0.confirm("A", message: "B", confirm: "Done", cancel: "Keep") { _ in } }
    let destructive = try look(of: "D") {
      $0.confirm("A", message: "B", confirm: "Delete", cancel: "Keep", isDestructive: true) { _ in }
    }
    func color(_ role: Color.Role) -> String {
      let rgb = Theme.night.rgb(role)
      return "38;2;\(rgb.red);\(rgb.green);\(rgb.blue)"
    }
    #expect(harmless.contains(color(.accent)) && destructive.contains(color(.error)))
  }

  @Test func `The box of a confirmation has room for 44 columns of its message`() throws {
    let driver = try ScreenDriver(NumbersScreen(count: 1), size: Size(columns: 60, rows: 16))
    driver.application.confirm(
      "Title", message: TerminalText(String(repeating: "x", count: 45)), confirm: "Yes", cancel: "No"
    ) { _ in }
    #expect(driver.text.contains("│ \(String(repeating: "x", count: 44)) │"))
    #expect(driver.text.contains("│ x\(String(repeating: " ", count: 43)) │"))
  }

  @Test func `A question offers at most three answers`() throws {
    let driver = try ScreenDriver(NumbersScreen(count: 1), size: Size(columns: 70, rows: 20))
    let answers = Chosen()
    driver.application.choose("Which?", message: "One of four.", choices: ["A1", "B2", "C3", "D4"], cancel: "No") {
      answers.all.append($0)
    }
    #expect(driver.text.contains("[ C3 ]") && !driver.text.contains("D4"))
    driver.press("3")
    #expect(answers.all == [2])
  }
}
