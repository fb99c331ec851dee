import Foundation
import NetworkingTest
import TerminalUI
import TerminalUITest
import Testing

extension ComposeScreenTests {
  /// Returns the rows of the editor of a reply to a post with paragraphs.
  private func rows(_ paragraphs: [String]) throws -> [String] {
    let status = Self.status.replacing(#""drinks""#, with: #""""#)
      .replacing("<p>Tea or\\u001b[2J coffee?</p>", with: paragraphs.map { "<p>\($0)</p>" }.joined())
    return try Bench([.json(status).on("GET /api/v1/statuses/7")], replyTo: "7").driver.lines
  }

  @Test func `The first three lines of the post are above the reply, and an ellipsis if there are more`() throws {
    let whole = try rows(["One", "two", "three"])
    #expect(whole[1...5] == ["│ One", "│ two", "│ three", "", "@ada"], "\(whole)")
    let start = try rows(["One", "two", "three", "four"])
    #expect(start[1...5] == ["│ One", "│ two", "│ three…", "", "@ada"], "\(start)")
  }

  @Test func `A line of the post is as wide as the window`() throws {
    let line = String(repeating: "a", count: 58)
    #expect(try rows([line])[1...3] == ["│ \(line)", "", "@ada"])
    #expect(try rows([line + "b"])[1...4] == ["│ \(line)", "│ b", "", "@ada"])
  }
}
