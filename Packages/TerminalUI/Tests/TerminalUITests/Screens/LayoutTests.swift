import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct LayoutTests {
  private final class Page: Screen {
    let title: TerminalText = "Page"
    private(set) var columns = 0

    func draw(in canvas: inout Canvas) {
      columns = canvas.size.columns
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
}
