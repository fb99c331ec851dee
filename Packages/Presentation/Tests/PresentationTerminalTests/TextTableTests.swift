import PresentationTerminal
import TerminalUI
import Testing

@Suite struct TextTableTests {
  private func lines(_ rows: [[String]], limit: Int = .max) -> [String] {
    TextTable(rows.map { $0.map { TerminalText($0) } }, limit: limit).lines.map(\.string)
  }

  @Test func `The columns of a table are as wide as their widest texts, and nothing follows the last one`() {
    #expect(lines([["a", "b"], ["ccc", "dd"]]) == ["a    b", "ccc  dd"])
    #expect(lines([["a"], ["ccc", "dd"]]) == ["a", "ccc  dd"])
    #expect(lines([]) == [])
  }

  @Test func `A text that is wider than the limit moves the rest of its row only`() {
    #expect(lines([["a", "b"], ["ccccc", "d"], ["ee", "f"]], limit: 3) == ["a   b", "ccccc  d", "ee  f"])
  }
}
