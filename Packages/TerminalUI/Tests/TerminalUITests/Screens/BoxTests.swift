import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct BoxTests {
  private func driver() throws -> ScreenDriver {
    try ScreenDriver(NumbersScreen(count: 1), size: Size(columns: 80, rows: 30))
  }

  /// Returns the size of the box on the screen.
  private func box(_ driver: ScreenDriver) throws -> Size {
    let lines = driver.lines
    let top = try #require(lines.firstIndex { $0.contains("╭") })
    let bottom = try #require(lines.firstIndex { $0.contains("╰") })
    return Size(columns: lines[top].drop { $0 == " " }.count, rows: bottom - top + 1)
  }

  @Test func `The box of the help has room for 56 columns and shows all keys`() throws {
    let driver = try driver()
    driver.press("?")
    let size = try box(driver)
    #expect(size.columns == 60 && driver.text.contains("Redraw") && driver.text.contains("Last"))
  }

  @Test(arguments: [(2, 6), (20, 24)])
  func `The box of the tabs has room for 40 columns and all tabs`(count: Int, rows: Int) throws {
    let driver = try driver()
    driver.application.showTabs(of: TabBar((0..<count).map { TabBar.Tab("Tab \($0)") }))
    #expect(try box(driver) == Size(columns: 44, rows: rows))
  }

  @Test func `The keys on the edge of the palette are not repeated on a box above it`() throws {
    let driver = try driver()
    driver.application.showPalette([PaletteEntry("Entry", kind: "screen") {}])
    driver.application.showTabs(of: TabBar((0..<9).map { TabBar.Tab("Tab \($0)") }))
    let edges = driver.lines.filter { $0.contains("╰") }
    #expect(edges.count == 2 && edges.filter { $0.contains("esc") }.count == 1, "\(driver.text)")
  }

  @Test(arguments: [(2, 6), (12, 16), (13, 16)])
  func `The box of the palette has room for 64 columns and up to twelve entries`(count: Int, rows: Int) throws {
    let driver = try driver()
    driver.application.showPalette((0..<count).map { PaletteEntry("Entry \($0)", kind: "screen") {} })
    #expect(try box(driver) == Size(columns: 68, rows: rows))
  }
}
