import Testing

@testable import TerminalUI

@Suite struct CanvasTests {
  private func canvas(_ columns: Int, _ rows: Int = 1) -> Canvas {
    Canvas(size: Size(columns: columns, rows: rows))
  }

  private func lines(_ canvas: Canvas) -> [String] { canvas.lines.map(\.string) }

  @Test
  func `Text that exceeds the canvas ends in an ellipsis`() {
    var canvas = canvas(6)
    canvas.draw("积分排名")
    #expect(lines(canvas) == ["积分…"])
  }

  @Test
  func `A wide character that is clipped at the left edge is replaced by a space`() {
    var canvas = canvas(5)
    canvas.draw("积分", column: -1, limit: 9)
    #expect(lines(canvas) == [" 分"])
  }

  @Test(arguments: [(1, " x分"), (0, "x 分")])
  func `A wide character that is half overwritten becomes a space`(_ column: Int, _ expected: String) {
    var canvas = canvas(4)
    canvas.draw("积分")
    canvas.draw("x", column: column)
    #expect(lines(canvas) == [expected])
  }

  @Test
  func `A region has its own coordinates and clips its contents`() {
    var canvas = canvas(8, 4)
    canvas.inside(Rect(column: 2, row: 1, columns: 4, rows: 2)) { canvas in
      canvas.draw("abcdef")
      canvas.draw("above", row: -1)
      canvas.inside(Rect(column: 3, row: 1, columns: 10, rows: 10)) { $0.draw("xyz", limit: 3) }
      #expect(canvas.size == Size(columns: 4, rows: 2))
    }
    #expect(lines(canvas) == ["", "  abc…", "     x", ""])
  }

  @Test
  func `Text without a background color keeps the existing background`() {
    var canvas = canvas(4)
    canvas.fill(.selection, Rect(columns: 2, rows: 1))
    canvas.draw("abc")
    #expect(canvas.cell(column: 1, row: 0)?.style.background == .selection)
    #expect(canvas.cell(column: 2, row: 0)?.style.background == .background)
  }

  @Test
  func `A cursor outside of its region is not shown`() {
    var canvas = canvas(8, 2)
    canvas.inside(Rect(column: 2, row: 1, columns: 2, rows: 1)) { canvas in
      canvas.placeCursor(column: 5, row: 0)
      #expect(canvas.cursor == nil)
      canvas.placeCursor(column: 1, row: 0)
    }
    #expect(canvas.cursor == Point(column: 3, row: 1))
  }

  @Test
  func `The earliest requested frame determines the time of the next frame`() {
    var canvas = canvas(1)
    canvas.requestFrame(at: .seconds(3))
    canvas.requestFrame(at: .seconds(1))
    canvas.requestFrame(at: .seconds(2))
    #expect(canvas.nextFrame == .seconds(1))
  }

  @Test
  func `Every row remains as wide as the canvas after any text is drawn at any position`() {
    var random = SplitMix(seed: 3)
    for _ in 0..<500 {
      var canvas = canvas(12, 3)
      for _ in 0..<8 {
        let text = TerminalText(random.hostileString())
        let column = Int.random(in: -4...14, using: &random)
        canvas.draw(text, column: column, row: Int.random(in: -1...3, using: &random), limit: 20)
      }
      for row in 0..<3 {
        let cells = canvas.cells[row * 12..<row * 12 + 12]
        #expect(cells.reduce(0) { $0 + Int($1.width) } == 12)
        #expect(zip(cells, cells.dropFirst()).allSatisfy { ($0.width == 2) == ($1.width == 0) })
      }
    }
  }

  @Test
  func `An empty canvas accepts all drawing commands and shows nothing`() {
    var canvas = canvas(0, 0)
    canvas.draw("text")
    canvas.fill(.selection)
    canvas.rule(row: 0)
    canvas.placeCursor(column: 0, row: 0)
    #expect(canvas.lines.isEmpty)
  }

  @Test func `Drawing returns the column after the text, even if the row is outside of the canvas`() {
    var canvas = canvas(9)
    let ends = [0, 5, -1].map { canvas.draw("积ab", column: 2, row: $0) }
    #expect(ends == [6, 6, 6])
  }

  @Test func `A highlight exchanges the colors of each occurrence of a text, and of nothing on the line below`() {
    var canvas = canvas(5, 2)
    canvas.draw("ab积B")
    canvas.draw("cdcdc", row: 1)
    canvas.highlight("b")
    let reversed = (0..<2).map { row in
      (0..<5).filter { canvas.cell(column: $0, row: row)?.style.attributes.contains(.reverse) == true }
    }
    #expect(reversed == [[1, 4], []])
  }

  @Test(arguments: [(4, 2, ["╭──╮", "╰──╯"]), (3, 2, ["", ""]), (4, 1, [""]), (7, 2, ["╭─ T ─╮", "╰─────╯"])])
  func `A frame needs four columns and two rows, and its title further ones`(columns: Int, rows: Int, lines: [String]) {
    var canvas = canvas(columns, rows)
    canvas.frame(columns < 7 ? "" : "T", titleStyle: .plain, style: .plain)
    #expect(self.lines(canvas) == lines)
  }

  @Test(arguments: [(16, "╰─ 3 ─ q Quit ─╯"), (15, "╰─ 3 ─────────╯")])
  func `The lower edge of a frame shows keys if one column stays between them and the text`(
    columns: Int, edge: String
  ) {
    var canvas = canvas(columns, 2)
    canvas.frame("", titleStyle: .plain, style: .plain)
    canvas.drawOnLowerEdge(LowerEdge(left: "3", hints: [("q", "Quit", .quit)])) { _ in }
    #expect(lines(canvas)[1] == edge)
  }
}
