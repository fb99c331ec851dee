import Testing

@testable import TerminalUI

@MainActor @Suite struct ListWheelTests {
  private struct Row: Identifiable { let id: Int }

  private let list = List<Row>(height: { row, _ in row.id == 5 ? 4 : 1 }) { row, _, canvas in canvas.draw("\(row.id)") }

  private func wheel(_ action: Mouse.Action, times: Int = 1) -> [String] {
    for _ in 0..<times {
      #expect(list.scroll(Mouse(action, at: Point(column: 0, row: 0))))
      draw()
    }
    return draw()
  }

  @discardableResult private func draw() -> [String] {
    var canvas = Canvas(size: Size(columns: 12, rows: 5))
    list.draw(in: &canvas)
    for action in canvas.afterDrawing { action() }
    return canvas.lines.map(\.string).filter { !$0.isEmpty }
  }

  @Test func `The wheel scrolls the view, and the selected row changes only when it would be hidden`() {
    list.show((0..<20).map(Row.init))
    list.select(4)
    #expect(draw() == ["  0", "  1", "  2", "  3", "> 4"])
    #expect(wheel(.scrollDown) == ["  3", "> 4", "  5"], "Row 5 is four lines high and partly visible.")
    #expect(wheel(.scrollDown) == ["> 5", "  6"])
    #expect(wheel(.scrollDown) == ["> 6", "  7", "  8", "  9", "  10"])
    #expect(wheel(.scrollDown) == ["> 9", "  10", "  11", "  12", "  13"])
    #expect(wheel(.scrollUp) == ["  6", "  7", "  8", "> 9", "  10"])
  }

  @Test func `Where the view cannot scroll, the wheel moves the selection, and more rows are requested`() {
    var requests = 0
    list.onNearEnd = { requests += 1 }
    list.nearEndDistance = 0
    list.show((10..<20).map(Row.init))
    draw()
    #expect(wheel(.scrollDown, times: 2) == ["> 15", "  16", "  17", "  18", "  19"])
    #expect(wheel(.scrollDown, times: 2) == ["  15", "  16", "  17", "  18", "> 19"])
    let before = requests
    #expect(wheel(.scrollDown).last == "> 19" && requests == before + 1)
    #expect(wheel(.scrollUp, times: 4).first == "> 10")
    list.show([Row(id: 10)])
    #expect(wheel(.scrollDown) == ["> 10"])
  }

  @Test func `The wheel scrolls a list that has lost its visible rows`() {
    list.show((10..<20).map(Row.init))
    list.select(9)
    #expect(draw().last == "> 19")
    list.show([10, 11].map(Row.init))
    #expect(wheel(.scrollUp) == ["  10", "> 11"])
  }
}
