import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct TabListScreenTests {
  private let bar = TabBar((1...20).map { TabBar.Tab("Tab \($0)", badge: $0 == 12 ? 3 : 0) })

  private func start(_ presentation: TerminalPresentation = .screens, rows: Int = 30) throws -> ScreenDriver {
    let driver = try ScreenDriver(
      NumbersScreen(count: 3), size: Size(columns: 60, rows: rows), presentation: presentation)
    driver.application.header = bar
    driver.application.keys = bar.keys
    driver.application.perform = { [bar, weak driver] command in
      guard command == .allTabs else { return bar.perform(command) }
      driver?.application.showTabs(of: bar)
      return true
    }
    driver.settle()
    return driver
  }

  @Test func `The key 0 lists all tabs with their digits and badges, and marks the selected one`() throws {
    let driver = try start()
    bar.select(1)
    driver.press("0")
    for title in ["All tabs", "1 Tab 1", "> 2 Tab 2", "9 Tab 9", "  Tab 12 3", "  Tab 20"] {
      #expect(driver.lines.contains { $0.contains(title) }, "\(title)\n\(driver.lines.joined(separator: "\n"))")
    }
  }

  @Test func `Typing filters the list of tabs, and Enter selects a tab and closes the list`() throws {
    let driver = try start()
    var selected: [Int] = []
    bar.onSelect = { selected.append($0) }
    driver.press("0", "t", "A", "b", " ", "1", "7")
    #expect(driver.lines.contains { $0.contains("> Tab 17") })
    #expect(!driver.lines.contains { $0.contains("Tab 16") && !$0.contains("…") })
    driver.press(.enter)
    #expect(selected == [16])
    #expect(driver.application.screens.screens.count == 1)
  }

  @Test func `The arrow keys move the selection in the list of tabs, even if the window has few rows`() throws {
    let driver = try start(rows: 10)
    driver.press("0", .end, .up, .enter)
    #expect(bar.selectedIndex == 18)
  }

  @Test func `The list of tabs reports a name without a match, and Esc closes the list without a change`() throws {
    let driver = try start()
    driver.press("0", "x")
    #expect(driver.lines.contains { $0.contains("No tab has that name") })
    driver.application.strings = .simplifiedChinese
    driver.press(.enter, .escape, "0", "x")
    #expect(driver.lines.contains { $0.contains("没有这个名称的标签页") })
    #expect(driver.lines.contains { $0.contains("全部标签页") })
    driver.press(.escape)
    #expect(bar.selectedIndex == 0)
    #expect(driver.application.screens.screens.count == 1)
  }

  @Test
  func `A user of a screen reader opens the list of tabs by its name, and selects a tab by number or name`() throws {
    let driver = try start(.lines)
    #expect(driver.say("?").contains(":Tab 20"))
    let list = driver.say(":all tabs")
    #expect(list.contains("== All tabs =="))
    #expect(list.contains { $0.hasPrefix("> 1. Tab 1") })
    driver.say("11")
    #expect(bar.selectedIndex == 10)
    #expect(driver.application.screens.screens.count == 1)
    driver.say(":tab 20")
    #expect(bar.selectedIndex == 19)
  }

  @Test
  func `For a screen reader, a name filters the list of tabs, Enter opens the selected one, and Esc closes the list`()
    throws
  {
    let driver = try start(.lines)
    driver.say(":all tabs")
    driver.say("Tab 13")
    driver.say("")
    #expect(bar.selectedIndex == 12)
    #expect(driver.application.screens.screens.count == 1)
    driver.say(":all tabs")
    driver.say("Esc")
    #expect(bar.selectedIndex == 12)
    #expect(driver.application.screens.screens.count == 1)
  }

  @Test func `Showing the list of tabs while it is visible closes it`() throws {
    let driver = try start()
    driver.press("0")
    driver.application.showTabs(of: bar)
    #expect(driver.application.screens.screens.count == 1)
  }
}
