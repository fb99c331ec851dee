import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct ListSearchTests {
  private struct Row: Identifiable {
    let id: Int
    let name: TerminalText
  }

  private final class Names: Screen {
    let list = List<Row> { StyledText($0.name) }
    var title: TerminalText { "Names" }
    var keys: KeyTable { list.keys }
    func draw(in canvas: inout Canvas) { list.draw(in: &canvas) }
    func receive(_ event: InputEvent) -> Bool { list.receive(event) }
    func perform(_ command: Command) -> Bool { list.perform(command) }
  }

  private let names = Names()
  private let driver: ScreenDriver

  init() throws {
    driver = try ScreenDriver(names, size: Size(columns: 40, rows: 10))
    names.list.show(["Ada", "Grace", "积分 Barbara", "Adele", "Radia"].enumerated().map { Row(id: $0, name: $1) })
  }

  @Test
  func `Searching in a list selects a match while the user types, case-insensitively, starting from the selected row`()
  {
    driver.press("/", "a", "d", "e")
    #expect(names.list.selectedIndex == 3)
    driver.press(.enter)
    #expect(names.list.selectedIndex == 3)
  }

  @Test
  func `Searching in a list continues with n, goes back with N, and wraps around both ends`() {
    driver.press("/", "a", "d", .enter)
    #expect(names.list.selectedIndex == 0)
    driver.press("n")
    #expect(names.list.selectedIndex == 3)
    driver.press("n", "n")
    #expect(names.list.selectedIndex == 0)
    driver.press("N")
    #expect(names.list.selectedIndex == 4)
    driver.press("/")
    driver.type("积分")
    driver.press(.enter)
    #expect(names.list.selectedIndex == 2)
  }

  @Test
  func `Searching in a list reports that there is no match, and does not change the selection`() {
    driver.press("j", "/", "x", .enter)
    #expect(names.list.selectedIndex == 1)
    #expect(driver.lines.last == " Not found: x")
  }

  @Test func `Searching in a list highlights every match until the search is canceled`() {
    func matches() -> [String] {
      var canvas = Canvas(size: Size(columns: 40, rows: 10))
      names.draw(in: &canvas)
      return (0..<10).map { row in
        let cells = (0..<40).compactMap { canvas.cell(column: $0, row: row) }
        return String(cells.filter { $0.style.attributes.contains(.reverse) && $0.width > 0 }.map(\.character))
      }.filter { !$0.isEmpty }
    }
    driver.press("/", "a", "d", .enter)
    #expect(matches() == ["Ad", "Ad", "ad"])
    driver.press("/")
    driver.type("积")
    #expect(matches() == ["积"])
    driver.press(.escape)
    #expect(matches() == [])
  }
}
