import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct HelpTests {
  @Test func `Enter in help closes the help and performs the command of the selected row`() throws {
    let driver = try ScreenDriver(NumbersScreen(count: 9), size: Size(columns: 60, rows: 30))
    driver.press("?")
    driver.type("last")
    driver.press(.enter)
    #expect(driver.application.screens.screens.count == 1)
    #expect(driver.text.contains("> Row 8"))
  }

  @Test func `No label in help repeats the name of its key`() throws {
    for binding in try ScreenDriver(NumbersScreen(count: 9)).application.activeKeys.bindings {
      #expect(!binding.keys.map(\.description).contains(binding.label.string), "\(binding)")
    }
  }

  @Test func `Enter on the row of the help itself only closes the help`() throws {
    let driver = try ScreenDriver(NumbersScreen(count: 9), size: Size(columns: 60, rows: 30))
    driver.press("?")
    driver.type("app.help")
    driver.press(.enter)
    #expect(driver.application.screens.screens.count == 1)
  }

  @Test func `The key of the help closes it again, and is not typed into its search`() throws {
    let driver = try ScreenDriver(NumbersScreen(count: 9), size: Size(columns: 60, rows: 30))
    driver.press("?", "?")
    #expect(driver.application.screens.screens.count == 1)
    driver.press("?")
    driver.type("zzz")
    #expect(driver.text.contains("No command matches"))
  }
}
