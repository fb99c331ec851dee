import Observation
import TerminalUITest
import Testing

@testable import TerminalUI

@MainActor @Suite struct ListTests {
  struct Row: Identifiable, Sendable {
    let id: Int
  }

  private func list(_ ids: some Sequence<Int>) -> List<Row> {
    let list = List<Row> { StyledText("\($0.id)") }
    list.show(ids.map(Row.init))
    return list
  }

  @discardableResult
  private func draw(_ list: List<Row>, rows: Int = 4, at time: Duration = .zero) -> [String] {
    var canvas = Canvas(size: Size(columns: 12, rows: rows), time: time)
    list.draw(in: &canvas)
    for action in canvas.afterDrawing { action() }
    return canvas.lines.map(\.string)
  }

  @Test
  func `A list keeps the selected row visible, and scrolls no further than necessary`() {
    let list = list(0..<9)
    #expect(draw(list) == ["> 0", "  1", "  2", "  3"])
    list.select(4)
    #expect(draw(list) == ["  1", "  2", "  3", "> 4"])
    list.select(2)
    #expect(draw(list) == ["  1", "> 2", "  3", "  4"])
    list.select(0)
    #expect(draw(list) == ["> 0", "  1", "  2", "  3"])
  }

  @Test
  func `A list draws new rows even if their number and the selected index are unchanged`() async {
    let list = list([1, 2])
    await confirmation { isDrawnAgain in
      withObservationTracking {
        #expect(draw(list) == ["> 1", "  2", "", ""])
      } onChange: {
        isDrawnAgain()
      }
      list.show([1, 3].map(Row.init))
    }
    #expect(draw(list) == ["> 1", "  3", "", ""])
  }

  @Test
  func `The keys of a list move the selection within the bounds of the list`() {
    let list = list(0..<20)
    draw(list)
    func press(_ key: Key) -> Int? {
      #expect(list.keys.command(for: key).map(list.perform) == true)
      draw(list)
      return list.selectedIndex
    }
    #expect(press("j") == 1)
    #expect(press(.down) == 2)
    #expect(press("k") == 1)
    #expect(press(.up) == 0)
    #expect(press(.up) == 0)
    #expect(press(.pageDown) == 3)
    #expect(press(.pageUp) == 0)
    #expect(press("G") == 19)
    #expect(press("j") == 19)
    #expect(press(.home) == 0)
    #expect(press(.end) == 19)
    #expect(press("g") == 0)
    #expect(!list.perform(Command("other")))
  }

  @Test
  func `The selection follows a row, not its index`() {
    let list = list(0..<10)
    list.select(3)
    list.show((-5..<10).map(Row.init), inserted: [0, 1, 2, 3, 4])
    #expect(list.selectedRow?.id == 3)
    list.show([9, 8, 3, 1].map(Row.init))
    #expect(list.selectedIndex == 2)
  }

  @Test
  func `If the last row of a list is selected and then removed, the list selects the new last row`() {
    let list = list(0..<4)
    list.select(3)
    list.show([0, 1, 2].map(Row.init))
    #expect(list.selectedRow?.id == 2)
    list.show([Row]())
    #expect(list.selectedRow == nil)
    list.show([Row(id: 7)])
    #expect(list.selectedRow?.id == 7)
  }

  @Test
  func `Rows inserted above the visible ones do not move them, and are announced until the top becomes visible`() {
    let list = list(0..<20)
    list.select(10)
    let before = draw(list)
    list.show((-3..<20).map(Row.init), inserted: [0, 1, 2])
    #expect(list.newRowsAbove == 3)
    #expect(draw(list) == before)
    var canvas = Canvas(size: Size(columns: 20, rows: 4))
    list.draw(in: &canvas)
    #expect(canvas.edgeLabel == "3 new")
    list.select(0)
    draw(list)
    #expect(list.newRowsAbove == 0)
  }

  @Test
  func `Of rows inserted at the visible top, those that do not fit above the selected row are announced`() {
    let list = list(0..<20)
    list.select(1)
    draw(list)
    list.show((-30..<20).map(Row.init), inserted: Array(0..<30))
    list.show((-31..<20).map(Row.init), inserted: [0])
    #expect(draw(list) == ["  -2", "  -1", "  0", "> 1"])
    #expect(list.newRowsAbove == 29)
    list.select(10)
    draw(list)
    #expect(list.newRowsAbove == 10)
    list.show((-32..<20).map(Row.init), inserted: [0])
    #expect(list.newRowsAbove == 11)
    list.select(0)
    draw(list)
    list.show((-33..<20).map(Row.init), inserted: [0])
    draw(list)
    #expect(list.newRowsAbove == 0)
  }

  @Test
  func `Rows inserted at the visible top of a list are shown, and marked for one second`() {
    let list = list(0..<3)
    draw(list)
    list.show((-1..<3).map(Row.init), inserted: [0])
    #expect(draw(list, at: .seconds(5)) == ["+ -1", "> 0", "  1", "  2"])
    #expect(draw(list, at: .milliseconds(5_900))[0] == "+ -1")
    #expect(draw(list, at: .seconds(6))[0] == "  -1")
  }

  @Test
  func `A list reports once per set of rows that its end is near, and again when the user goes down from the last row`()
  {
    let list = list(0..<30)
    var reports = 0
    list.onNearEnd = { reports += 1 }
    draw(list)
    #expect(reports == 0)
    list.select(19)
    #expect(reports == 1)
    list.select(25)
    list.select(29)
    #expect(reports == 1)
    _ = list.perform(.listDown)
    #expect(reports == 2)
    list.show((0..<60).map(Row.init))
    #expect(reports == 2)
    list.select(55)
    #expect(reports == 3)
  }

  @Test
  func `When first drawn, a list that does not fill the window reports that its end is near`() {
    let list = list(0..<3)
    var reports = 0
    list.nearEndDistance = 0
    list.onNearEnd = { reports += 1 }
    #expect(reports == 0)
    draw(list, rows: 10)
    draw(list, rows: 10)
    #expect(reports == 1)
  }

  @Test
  func `A list draws its footer below the last row, and scrolls to show it`() {
    let list = list(0..<6)
    list.footer = "the end"
    list.select(5)
    #expect(draw(list) == ["  3", "  4", "> 5", "  the end"])
    list.select(3)
    #expect(draw(list) == ["> 3", "  4", "  5", "  the end"])
  }

  @Test
  func `The rows of a list can have different heights`() {
    let list = List<Row>(
      height: { row, _ in row.id % 3 + 1 },
      draw: { row, _, canvas in
        for line in 0..<canvas.size.rows { canvas.draw("\(row.id).\(line)", row: line) }
      })
    list.show((0..<9).map(Row.init))
    #expect(draw(list, rows: 5) == ["> 0.0", "  1.0", "  1.1", "  2.0", "  2.1"])
    list.select(2)
    #expect(draw(list, rows: 5) == ["  1.0", "  1.1", "> 2.0", "  2.1", "  2.2"])
    list.select(8)
    #expect(draw(list, rows: 5) == ["  7.0", "  7.1", "> 8.0", "  8.1", "  8.2"])
    list.select(5)
    #expect(draw(list, rows: 2) == ["> 5.0", "  5.1"])
  }

  @Test
  func `A list of a million rows reads only the visible ones`() {
    let log = ReadLog()
    let list = List<Row> { StyledText("\($0.id)") }
    list.show(
      (0..<1_000_000).lazy.map { id in
        log.count += 1
        return Row(id: id)
      })
    draw(list)
    list.select(999_999)
    draw(list)
    list.show(
      (0..<1_000_000).lazy.map { id in
        log.count += 1
        return Row(id: id)
      })
    #expect(draw(list).last == "> 999999")
    #expect(log.count < 100)
  }

  private final class ReadLog {
    var count = 0
  }

  @Test
  func `A list has a key for opening a row only if it has a handler for opened rows`() {
    let list = list(0..<3)
    #expect(list.keys.command(for: .enter) == nil)
    var opened: [Int] = []
    list.onOpen = { opened.append($0.id) }
    #expect(list.keys.command(for: .enter).map(list.perform) == true)
    #expect(opened == [0])
  }

  @Test
  func `An empty list shows its footer and accepts all keys`() {
    let list = list([])
    list.footer = "nothing"
    #expect(draw(list)[0] == "  nothing")
    for binding in list.keys.bindings { _ = list.perform(binding.command) }
    #expect(list.selectedIndex == nil)
  }
}
