import TerminalUI
import Testing

@testable import TerminalApp

@Suite(.toy) struct SkippedEntriesTests {
  private struct Page: Encodable {
    let schema = "toy.page/1"
    let rows = [1]
  }

  @Test func `A document that lacks entries contains their number`() throws {
    let lines = try JSONText.lines(IncompleteDocument(document: Page(), skipped: 2)).map(\.string)
    #expect(lines.joined() == #"{  "rows" : [    1  ],  "schema" : "toy.page/1",  "skipped" : 2}"#)
  }
}
