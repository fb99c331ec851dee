import Testing

@testable import TerminalUI

@MainActor @Suite struct ListDrawingTests {
  private struct Row: Identifiable { let id: Int }

  private func list(_ ids: Range<Int>, height: Int = 1) -> List<Row> {
    let list = List<Row>(height: { _, _ in height }) { row, _, canvas in
      for line in 0..<canvas.size.rows { canvas.draw("\(row.id)", row: line) }
    }
    list.show(ids.map(Row.init))
    return list
  }

  private func draw(_ list: List<Row>, rows: Int, isLinear: Bool = false) -> [String] {
    var canvas = Canvas(size: Size(columns: 12, rows: rows), isLinear: isLinear)
    list.draw(in: &canvas)
    for action in canvas.afterDrawing { action() }
    return canvas.lines.map(\.string)
  }

  @Test func `A list at whose end the window grows shows earlier rows in the new lines`() {
    let list = list(0..<6)
    list.select(5)
    #expect(draw(list, rows: 3) == ["  3", "  4", "> 5"])
    #expect(draw(list, rows: 5) == ["  1", "  2", "  3", "  4", "> 5"])
    #expect(draw(list, rows: 7) == ["  0", "  1", "  2", "  3", "  4", "> 5", ""])
  }

  @Test
  func `If screens are presented as lines, a list shows the rows that fit completely, and no part of another row`() {
    let list = list(0..<9, height: 2)
    let rows = ["> 1. 0", "     0", "  2. 1", "     1"]
    #expect(draw(list, rows: 3, isLinear: true) == rows.prefix(2) + [""])
    #expect(draw(list, rows: 4, isLinear: true) == rows)
    #expect(draw(list, rows: 5, isLinear: true) == rows + [""])
  }

  @Test func `A list without room for its footer shows only rows`() {
    let list = list(0..<6)
    list.footer = "the end"
    var canvas = Canvas(size: Size(columns: 12, rows: 4))
    canvas.inside(Rect(columns: 12, rows: 3)) { list.draw(in: &$0) }
    #expect(canvas.lines.map(\.string) == ["> 0", "  1", "  2", ""])
  }

  @Test func `A press on a row of a list that no longer exists is not handled`() {
    var canvas = Canvas(size: Size(columns: 12, rows: 3))
    do {
      let list = list(0..<3)
      list.draw(in: &canvas)
    }
    let press = Mouse(.press, at: Point(column: 0, row: 0))
    #expect(canvas.targets.count == 4 && canvas.targets.allSatisfy { !$0.receive(press) })
  }

  @Test func `Of many inserted rows, the first hundred are marked as new`() {
    let list = list(500..<501)
    _ = draw(list, rows: 102)
    list.show((Array(0..<101) + [500]).map(Row.init), inserted: Array(0..<101))
    let lines = draw(list, rows: 102)
    #expect(lines[99...] == ["+ 99", "  100", "> 500"])
  }
}
