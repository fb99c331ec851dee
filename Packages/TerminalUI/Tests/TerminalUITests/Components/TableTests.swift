import Testing

@testable import TerminalUI

@MainActor @Suite struct TableTests {
  private let table = Table<(String, Int)>([
    .init("#", columns: 4, alignment: .trailing, priority: 1) { StyledText("\($0.1)") },
    .init("Name") { StyledText(TerminalText($0.0)) },
    .init("Coins", columns: 6, alignment: .trailing, priority: 5) { StyledText("\($0.1 * 100)") },
  ])

  private func lines(columns: Int) -> [String] {
    [true, false].map { isHeader in
      var canvas = Canvas(size: Size(columns: columns, rows: 1))
      if isHeader { table.drawHeader(in: &canvas) } else { table.draw(("张鸿洋", 7), in: &canvas) }
      return canvas.lines[0].string
    }
  }

  @Test
  func `A table aligns wide and narrow characters with the titles of their columns`() {
    #expect(lines(columns: 30) == ["   # Name                Coins", "   7 张鸿洋                700"])
  }

  @Test
  func `A narrow table omits columns in the order of their priority`() {
    #expect(lines(columns: 18) == ["Name         Coins", "张鸿洋         700"])
    #expect(lines(columns: 10) == ["Name", "张鸿洋"])
    #expect(lines(columns: 5) == ["Name", "张鸿…"])
  }

  @Test
  func `Table columns without a width share the remaining width completely`() {
    let table = Table<Int>((0..<3).map { number in .init("\(number)") { StyledText("\($0)") } })
    #expect(table.layout(in: 33).map(\.1) == [10, 10, 11])
  }

  private func widths(_ columns: [Table<Int>.Column], in available: Int, isLinear: Bool = false) -> [Int] {
    Table<Int>(columns).layout(in: available, isLinear: isLinear).map(\.1)
  }

  @Test func `A table hides a column without its least room, limits a wide one, and omits decorations from lines`() {
    let columns: [Table<Int>.Column] = [
      .init("A", maximum: 10) { StyledText("\($0)") },
      .init("B", columns: 5, isDecoration: true, leastRoom: 20) { StyledText("\($0)") },
    ]
    #expect(widths(columns, in: 19) == [10])
    #expect(widths(columns, in: 20) == [10, 5])
    #expect(widths(columns, in: 20, isLinear: true) == [10])
  }

  @Test func `A table without room for all columns keeps those of the highest priority`() {
    let columns: [Table<Int>.Column] = [
      .init("A", columns: 4, priority: 2) { StyledText("\($0)") },
      .init("B", columns: 6, priority: 1) { StyledText("\($0)") },
    ]
    #expect(widths(columns, in: 11) == [4, 6])
    #expect(widths(columns, in: 10) == [4])
    #expect(widths(columns, in: 3) == [4])
  }

  @Test func `A table centers text with the odd column on the right`() {
    let table = Table<Int>([.init("", columns: 4, alignment: .center) { StyledText("\($0)") }])
    var canvas = Canvas(size: Size(columns: 4, rows: 1))
    table.draw(7, in: &canvas)
    #expect(canvas.lines[0] == " 7")
  }
}
