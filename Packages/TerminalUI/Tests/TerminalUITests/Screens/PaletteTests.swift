import TerminalUITest
import Testing

@testable import TerminalUI

@MainActor @Suite struct PaletteTests {
  private func entry(_ title: TerminalText, words: String = "") -> PaletteEntry {
    PaletteEntry(title, kind: "screen", words: words) {}
  }

  @Test(arguments: [
    ("ran", "Ranking"), ("@mir", "@mira@other.example"), ("#sw", "#swift"), ("dark", "Night theme"), ("MY", "My coins"),
    ("mcns", "My coins"), ("tabs.all", "All tabs"), ("积分", "积分排名"),
    ("览", "概 览"),
  ])
  func `The best match for the typed text is first`(typed: String, best: String) throws {
    let entries = [
      entry("Transparent grants"), entry("Show exact dates"), entry("My coins"), entry("@samira@other.example"),
      entry("@mira@other.example"), entry("#answers"), entry("#swift"), entry("Ranking"), entry("A darker shade"),
      entry("Light or dark"), entry("Night theme", words: "theme dark"), entry("All tabs", words: "tabs.all"),
      entry("积分排名"), entry("一览"), entry("概 览"),
    ]
    let first = try #require(PaletteIndex(entries).search(typed).first)
    #expect(entries[first].title.string == best)
  }

  @Test func `Text that matches nothing finds no entry, and empty text finds all in their order`() {
    let index = PaletteIndex([entry("Ranking"), entry("Hub")])
    #expect(index.search("xyz") == [] && index.search("") == [0, 1])
  }

  @Test func `Choosing an entry closes the palette and runs the entry`() throws {
    let (terminal, scheduler) = (VirtualTerminal(), VirtualScheduler())
    let application = TerminalApplication(terminal: terminal, scheduler: scheduler)
    application.screens.push(HelpScreen(keys: KeyTable(), strings: .english) { _ in })
    var ran: [String] = []
    try application.start { _ in }
    application.showPalette(
      ["Hub", "Ranking"].map { name in PaletteEntry(TerminalText(name), kind: "tab") { ran.append(name) } },
      typed: { text in [PaletteEntry(TerminalText(text), kind: "person") { ran.append("typed \(text)") }] })
    for bytes in [Array("ran".utf8), Key.enter.bytes] {
      terminal.send(.input(bytes))
      scheduler.advance(by: .milliseconds(60))
    }
    #expect(ran == ["Ranking"])
    #expect(application.screens.screens.count == 1)
  }

  private func shown(
    usesSymbols: Bool = true, strings: TerminalStrings = .english, columns: Int = 80
  ) throws -> (driver: ScreenDriver, ran: Ran) {
    let driver = try ScreenDriver(
      HelpScreen(keys: KeyTable(), strings: .english) { _ in }, size: Size(columns: columns, rows: 24),
      usesSymbols: usesSymbols)
    driver.application.strings = strings
    let ran = Ran()
    driver.application.showPalette(
      ["Hub", "Ranking", "Rank mine"].map { name in
        PaletteEntry(TerminalText(name), kind: "tab") { ran.names.append(name) }
      })
    driver.settle()
    return (driver, ran)
  }

  private func click(_ text: String, _ driver: ScreenDriver) throws {
    let row = try #require(driver.lines.firstIndex { $0.contains(text) })
    let column = try #require(driver.lines[row].firstRange(of: text)).lowerBound
    driver.click(column: driver.lines[row].distance(from: driver.lines[row].startIndex, to: column), row: row)
  }

  @MainActor private final class Ran { var names: [String] = [] }

  @Test func `The lower edge of the palette shows the number of matches and its keys`() throws {
    let (driver, _) = try shown()
    #expect(driver.text.contains("╰─ 3 of 3 ─") && driver.text.contains("─ ⏎ run · esc close ─╯"))
    for key in ["r", "a", "n"] as [Key] { driver.press(key) }
    #expect(driver.text.contains("╰─ 2 of 3 ─"))
    let chinese = try shown(strings: .simplifiedChinese).driver
    #expect(chinese.text.contains("╰─ 3 / 3 ─") && chinese.text.contains("─ ⏎ 执行 · esc 关闭 ─╯"))
    #expect(try shown(usesSymbols: false).driver.text.contains("─ Enter run · Esc close ─╯"))
    #expect(try shown(columns: 30).driver.text.contains("╰─ 3 of 3 ─"))
  }

  @Test func `The keys on the lower edge of the palette respond to the mouse`() throws {
    let (driver, ran) = try shown()
    try click("⏎ run", driver)
    #expect(ran.names == ["Hub"] && driver.application.screens.screens.count == 1)
    let other = try shown().driver
    try click("esc close", other)
    #expect(other.application.screens.screens.count == 1)
  }

  @Test(arguments: ["ran", "@mir", "#sw", "zz"])
  func `The work of a key grows with the number of entries, not faster`(typed: String) {
    let names = ["Ranking", "@mira@other.example", "#swift", "Show exact dates", "Transparent grants"]
    let entries = (0..<10_000).map { entry("\(TerminalText(names[$0 % names.count])) \($0)", words: "list.open") }
    let indexes = [5_000, 10_000].map { PaletteIndex(Array(entries.prefix($0))) }
    #expect(growth(from: 1) { _ = indexes[$0 - 1].search(typed) } <= 2.5)
  }

  @Test func `The palette lists its entries with their kinds, which a narrow window omits`() throws {
    let lines = try shown().driver.lines
    for name in ["> Hub", "  Ranking", "  Rank mine"] {
      #expect(lines.contains { $0.contains("│ \(name) ") && $0.contains(" tab ") }, "\(name)")
    }
    #expect(try shown(columns: 50).driver.text.contains(" tab "))
    #expect(try !shown(columns: 49).driver.text.contains(" tab "))
    let narrow = try shown(columns: 30).driver.text
    #expect(narrow.contains("│ > Hub ") && !narrow.contains(" tab "))
  }

  @Test func `Showing the palette while it is visible closes it`() throws {
    let driver = try shown().driver
    driver.application.showPalette([])
    #expect(driver.application.screens.screens.count == 1)
  }

  @Test func `Entries for the typed text follow the matches, and the number of all includes them`() throws {
    let driver = try ScreenDriver(NumbersScreen(count: 1), size: Size(columns: 80, rows: 24))
    let ran = Ran()
    let tabs = ["Hub", "Ranking"].map { PaletteEntry($0, kind: "tab") { ran.names.append("tab") } }
    driver.application.showPalette(tabs) { text in
      [PaletteEntry("Find \(TerminalText(text))", kind: "person") { ran.names.append(text) }]
    }
    #expect(!driver.text.contains("Find"))
    driver.type("h")
    #expect(driver.text.contains("2 of 2") && driver.text.contains("> Hub") && driver.text.contains("  Find h"))
    driver.press(.down, .enter)
    #expect(ran.names == ["h"])
  }

  @Test func `Typing in the palette selects the best match, wherever the selection was`() throws {
    let (driver, ran) = try shown()
    driver.press(.down, .down)
    driver.type("ran")
    driver.press(.enter)
    #expect(ran.names == ["Ranking"])
  }
}
