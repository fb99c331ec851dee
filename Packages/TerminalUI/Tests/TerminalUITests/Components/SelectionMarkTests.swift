import Testing

@testable import TerminalUI

@MainActor @Suite struct SelectionMarkTests {
  @Test
  func `The selected row has an accent bar where there are colors, and a mark otherwise`() {
    let list = List<ListTests.Row>(height: { _, _ in 2 }) { row, _, canvas in canvas.draw(TerminalText("\(row.id)")) }
    list.show([.init(id: 0), .init(id: 1)])
    list.select(1)
    var canvas = Canvas(size: Size(columns: 12, rows: 4))
    list.draw(in: &canvas)
    for row in 0..<4 {
      let style = canvas.cell(column: 0, row: row)?.style ?? .plain
      #expect((style.background == .accent) == (row >= 2))
      #expect(row != 2 || style.foreground == .accent)
    }
    #expect(canvas.lines.map(\.string) == ["  0", "", "> 1", ""])
    let palette = Palette(theme: .night, depth: .ansi16)
    let mark = palette.look(of: canvas.cell(column: 0, row: 2)?.style ?? .plain)
    #expect(mark.foreground != mark.background)
  }
}
