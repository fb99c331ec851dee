import TerminalUITest
import Testing

@testable import TerminalUI

@MainActor @Suite struct ChromeTests {
  private let keys = KeyTable([
    KeyBinding(["r"], Command("r"), "Refresh"), KeyBinding(["/"], Command("s"), "Search"),
    KeyBinding(["?"], .help, "Help"),
  ])

  private func line(columns: Int, _ draw: (inout Canvas) -> Void) -> String {
    var canvas = Canvas(size: Size(columns: columns, rows: 1))
    draw(&canvas)
    return canvas.lines[0].string
  }

  @Test(arguments: [
    (60, " r Refresh  / Search  ? Help"), (29, " r Refresh  / Search  ? Help"), (28, " r Refresh  ? Help"),
    (12, " ? Help"), (4, ""),
  ])
  func `The status bar shows as many complete hints as fit, and help before all others`(
    _ columns: Int, _ expected: String
  ) {
    #expect(line(columns: columns) { StatusBar().draw(in: &$0, keys: keys) } == expected)
  }

  @Test
  func `The status bar names a key once, for the command that the key performs`() {
    let table = KeyTable([
      KeyBinding([.escape], Command("c"), "Cancel"), KeyBinding([.escape], .back, "Back"),
      KeyBinding([.escape, "q"], .close, "Close"),
    ])
    #expect(line(columns: 60) { StatusBar().draw(in: &$0, keys: table) } == " Esc Cancel  q Close")
  }

  @Test
  func `The status bar truncates the left text before the right text, and omits hints before both`() {
    let bar = StatusBar()
    bar.left = "3 of 60"
    bar.right = "offline"
    #expect(line(columns: 24) { bar.draw(in: &$0, keys: keys) } == " 3 of 60        offline")
    #expect(line(columns: 14) { bar.draw(in: &$0, keys: keys) } == " 3 …  offline")
    #expect(line(columns: 6) { bar.draw(in: &$0, keys: keys) } == " off…")
    bar.detail = "12:03"
    #expect(line(columns: 32) { bar.draw(in: &$0, keys: keys) } == " 3 of 60         12:03  offline")
    #expect(line(columns: 24) { bar.draw(in: &$0, keys: keys) } == " 3 of 60        offline")
    #expect(line(columns: 28) { bar.draw(in: &$0, keys: keys) } == " 3 of 60     12:03  offline")
    #expect(line(columns: 27) { bar.draw(in: &$0, keys: keys) } == " 3 of 60           offline")
    bar.right = .empty
    #expect(line(columns: 24) { bar.draw(in: &$0, keys: keys) } == " 3 of 60          12:03")
  }

  @Test
  func `The breadcrumb shows only the last title in a narrow window`() {
    let screens = [NumbersScreen(count: 1), NumbersScreen(count: 1)]
    #expect(line(columns: 30) { Breadcrumb().draw(in: &$0, for: screens) } == " Numbers > Numbers")
    #expect(line(columns: 19) { Breadcrumb().draw(in: &$0, for: screens) } == " Numbers > Numbers")
    #expect(line(columns: 18) { Breadcrumb().draw(in: &$0, for: screens) } == " Numbers")
    #expect(line(columns: 12) { Breadcrumb().draw(in: &$0, for: screens) } == " Numbers")
    #expect(line(columns: 7) { Breadcrumb().draw(in: &$0, for: screens) } == " Numb…")
    #expect(line(columns: 7) { Breadcrumb().draw(in: &$0, for: []) } == "")
  }

  @Test
  func `A message is centered, with a wrapped detail and a hint below`() {
    var canvas = Canvas(size: Size(columns: 16, rows: 7))
    CenteredMessage("暂无数据", detail: "There is nothing here", hint: "r Refresh").draw(in: &canvas)
    #expect(
      canvas.lines.map(\.string) == [
        "", "    暂无数据", "There is nothing", "      here", "", "   r Refresh", "",
      ])
  }

  @Test
  func `A spinner shows another glyph every tenth of a second, and requests the next frame`() {
    var glyphs: Set<String> = []
    for step in 0..<10 {
      var canvas = Canvas(size: Size(columns: 12, rows: 1), time: .milliseconds(100 * step + 50))
      Spinner("loading").draw(in: &canvas)
      #expect(canvas.nextFrame == .milliseconds(100 * (step + 1)))
      #expect(canvas.lines[0].string.hasSuffix(" loading"))
      glyphs.insert(canvas.lines[0].string)
    }
    #expect(glyphs.count == 10)
  }

  @Test
  func `Rules, spinners and progress bars contain no glyph of ambiguous width`() throws {
    var canvas = Canvas(size: Size(columns: 40, rows: 6), width: ColumnWidth(ambiguousIsWide: true))
    canvas.rule(row: 0)
    Spinner().draw(in: &canvas, row: 1)
    canvas.draw(ProgressBar(fraction: 0.5).line(columns: 40), row: 2)
    let wide = canvas.cells.filter { $0.width != 1 }
    #expect(wide.isEmpty)
  }

  @Test func `If screens are presented as lines, the text of the status bar is printed when it changes`() throws {
    let driver = try ScreenDriver(NumbersScreen(count: 1), presentation: .lines)
    _ = driver.newLines()
    driver.application.statusBar.left = "3 of 60"
    #expect(driver.newLines() == ["3 of 60"])
    driver.application.statusBar.left = .empty
    driver.advance(by: .seconds(1))
    #expect(driver.terminal.output.isEmpty)
    driver.application.statusBar.left = "4 of 60"
    #expect(driver.newLines() == ["4 of 60"])
  }

  @Test func `The status bar shows at most five hints, with opening first and without keys that only move`() {
    let letters = ["a", "b", "c", "d", "e"].map { KeyBinding([Key(.character($0))], Command("\($0)"), "Do") }
    let table = KeyTable(
      letters + [KeyBinding(["j"], .listDown, "Down"), KeyBinding([.enter], .listOpen, "Open")] + keys.bindings)
    #expect(
      line(columns: 80) { StatusBar().draw(in: &$0, keys: table) } == " Enter Open  a Do  b Do  c Do  ? Help")
    let back = KeyTable([KeyBinding([.escape], .back, "Back")])
    #expect(line(columns: 80) { StatusBar().draw(in: &$0, keys: back) } == "")
    #expect(line(columns: 80) { StatusBar().draw(in: &$0, keys: back, showsBack: true) } == " Esc Back")
  }

  @Test func `A message wraps at sixty columns, and begins at the top if there are too few rows`() {
    var canvas = Canvas(size: Size(columns: 70, rows: 1))
    CenteredMessage(TerminalText(String(repeating: "x", count: 61)), detail: "detail").draw(in: &canvas)
    #expect(canvas.lines[0].string == String(repeating: " ", count: 5) + String(repeating: "x", count: 60))
  }
}
