import FeatureHub
import Foundation
import Presentation
import ReactiveTest
import TerminalUI
import Testing

@testable import FeatureHubTerminal

@Suite struct HubRowLayoutTests {
  private func row(_ text: String) -> HubRow {
    let words = LocalizedText(en: text, zhHans: text)
    return HubRow(id: "1", title: words, details: words, body: text)
  }

  private func lines(_ text: String) -> [String] {
    HubRowLayout.lines(row(text), .en, columns: 40).map(\.text.string)
  }

  @Test func `Long text ends after forty lines with an ellipsis, and a title after two`() {
    let long = lines(String(repeating: "word ", count: 10_000))
    #expect(long.count == 45)
    #expect(long.last == "…")
    #expect(lines("one\n\nthree").suffix(3) == ["one", "", "three"])
  }

  @Test func `A short text of more than forty lines ends with an ellipsis, and one of forty does not`() {
    func text(_ count: Int) -> [String] {
      let body = Array(repeating: "a", count: count).joined(separator: "\n")
      let row = HubRow(id: "1", title: LocalizedText(en: "", zhHans: ""), body: body)
      return HubRowLayout.lines(row, .en, columns: 40).map(\.text.string).filter { !$0.isEmpty }
    }
    let forty = Array(repeating: "a", count: 40)
    #expect(text(41) == forty + ["…"])
    #expect(text(40) == forty)
  }

  @Test func `The lines of a row are at most 90 columns wide`() {
    let lines = HubRowLayout.lines(row(String(repeating: "x", count: 400)), .en, columns: 200)
    #expect(Set(lines.map { $0.columns() }) == [90, 40])
  }

  @Test func `The first ten labels of a row follow its details`() {
    let words = LocalizedText(en: "facts", zhHans: "信息")
    let row = HubRow(id: "1", title: words, details: words, labels: (1...12).map { "l\($0)" })
    let labels = (1...10).map { " [l\($0)]" }.joined()
    #expect(HubRowLayout.details(row, .en).text.string == "facts" + labels)
  }

  @Test func `Combining marks do not shorten the title, the details and the text of a row`() {
    let marked = lines(String(repeating: "e\u{301}", count: 40 * 40))
    #expect(marked.map(\.count) == Array(repeating: 40, count: 2 + 2 + 40))
  }

  @Test func `The addresses of a row and in its text are links`() throws {
    let url = try #require(URL(string: "https://ada.example"))
    let words = LocalizedText(en: "\(url)", zhHans: "\(url)")
    let row = HubRow(id: "1", title: words, details: words, body: "See \(url)/x.", intent: .link(url), url: url)
    let lines = HubRowLayout.lines(row, .en, columns: 60)
    #expect(lines[1] == StyledText("https://ada.example", .muted).linked(to: "https://ada.example"))
    #expect(
      lines[2] == StyledText("See") + StyledText(" ")
        + StyledText("https://ada.example/x.").linked(to: "https://ada.example/x"))
  }

  @Test(arguments: [" ", "\n", "a", "界", "e\u{301}", "\u{200B}", "\u{1B}"])
  func `The work for a row does not grow with text that is longer than the row`(text: String) {
    let texts = [10_000, 500_000].map { String(repeating: text, count: $0) }
    #expect(growth(from: 1) { _ = HubRowLayout.lines(row(texts[$0 - 1]), .en, columns: 80) } <= 2.2)
  }
}
