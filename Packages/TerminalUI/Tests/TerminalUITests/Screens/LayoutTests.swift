import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct LayoutTests {
  private final class Page: Screen {
    let title: TerminalText = "Page"
    private(set) var size = Size(columns: 0, rows: 0)
    var columns: Int { size.columns }

    func draw(in canvas: inout Canvas) {
      size = canvas.size
      canvas.draw("content")
    }
  }

  @Test(arguments: [(20, 20), (90, 90), (91, 90), (200, 90)])
  func `A screen is as wide as the window, up to 90 columns`(window: Int, columns: Int) throws {
    let page = Page()
    _ = try ScreenDriver(page, size: Size(columns: window, rows: 10))
    #expect(page.columns == columns)
  }

  @Test(arguments: [(100, 42, 50), (300, 90, 90)])
  func `A screen in a pane is as wide as the frame permits, up to 90 columns`(window: Int, left: Int, right: Int) throws
  {
    let (first, second) = (Page(), Page())
    let driver = try ScreenDriver(first, second, size: Size(columns: window, rows: 10))
    driver.application.columnsForTwo = 100
    driver.settle()
    #expect((first.columns, second.columns) == (left, right))
  }

  @Test func `A notice takes the line below the header, and is omitted in a window of less than ten rows`() throws {
    let driver = try ScreenDriver(Page(), size: Size(columns: 30, rows: 10))
    driver.application.notice = "No connection"
    #expect(driver.lines.prefix(3) == [" Page", " No connection", "content"])
    let looks = driver.terminal.emulator.cells.map { $0[20].look }
    #expect(looks[1] != looks[2] && looks[2] == looks[3])
    driver.resize(columns: 30, rows: 9)
    #expect(driver.lines.prefix(2) == [" Page", "content"])
  }

  @Test(arguments: [(59, 59), (60, 56), (80, 72)])
  func `A box without a size of its own fills a window of less than 60 columns, and leaves a margin in a wider one`(
    window: Int, columns: Int
  ) throws {
    let driver = try ScreenDriver(Page(), size: Size(columns: window, rows: 12))
    driver.application.screens.push(Page(), as: .modal)
    let edge = try #require(driver.lines.first { $0.contains("╭") })
    #expect(edge.drop { $0 == " " }.count == columns)
  }

  @Test func `A window of less than six rows has no header, and one of less than three rows no status bar`() throws {
    let driver = try ScreenDriver(Page(), size: Size(columns: 30, rows: 6))
    for (rows, first, hasStatusBar) in [(6, " Page", true), (5, "content", true), (3, "content", true)] {
      driver.resize(columns: 30, rows: rows)
      #expect(driver.lines.first == first && driver.lines.last?.contains("Help") == hasStatusBar, "\(rows)")
    }
    driver.resize(columns: 30, rows: 2)
    #expect(driver.lines == ["content", ""])
  }

  @Test(arguments: [(80, 80), (100, 100), (101, 100)])
  func `If screens are presented as lines, a page has up to 100 columns and 24 rows`(window: Int, columns: Int) throws {
    let page = Page()
    _ = try ScreenDriver(page, size: Size(columns: window, rows: 50), presentation: .lines)
    #expect(page.size == Size(columns: columns, rows: 24))
  }

  @Test func `The first of three panes takes three quarters of its share, and the others divide the rest`() throws {
    let pages = [Page(), Page(), Page()]
    let driver = try ScreenDriver(pages[0], pages[1], pages[2], size: Size(columns: 160, rows: 10))
    driver.application.columnsForTwo = 100
    driver.settle()
    #expect(pages.map(\.columns) == [51, 48, 49])
    driver.resize(columns: 159, rows: 10)
    #expect([pages[0].columns, pages[2].columns] == [69, 82])
  }

  @Test func `No pane becomes narrower than 24 columns when the border is dragged`() throws {
    let (first, second) = (Page(), Page())
    let driver = try ScreenDriver(first, second, size: Size(columns: 100, rows: 10))
    driver.application.columnsForTwo = 100
    driver.settle()
    driver.type("\u{1B}[<0;46;4M\u{1B}[<32;5;4M\u{1B}[<0;5;4m")
    #expect((first.columns, second.columns) == (20, 72))
    driver.type("\u{1B}[<0;24;4M\u{1B}[<32;99;4M\u{1B}[<0;99;4m")
    #expect((first.columns, second.columns) == (72, 20))
  }
}
