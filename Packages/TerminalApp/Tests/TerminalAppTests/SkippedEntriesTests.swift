import Foundation
import Networking
import NetworkingTest
import Presentation
import Reactive
import TerminalUI
import Testing

@testable import Composition
@testable import TerminalApp

@Suite(.toy) struct SkippedEntriesTests {
  private struct Page: Encodable {
    let schema = "toy.page/1"
    let rows = [1]
  }

  @Test func `Skipped entries are counted, and the same number is reported again only after another number`()
    async throws
  {
    let skipped = SkippedEntries()
    let texts = BehaviorRelay<[String]>(value: [])
    let subscription = skipped.messages.subscribe(onNext: { texts.accept(texts.value + [$0[.en]]) })
    let transport = ScriptedTransport(
      ["[1, {}]", "[2]", "[1, {}]", "[{}, {}, 1]"].map { ScriptedReply.json($0) }
    ) { Issue.record($0) }
    let url = try #require(URL(string: "https://toy.example"))
    let client = APIClient(baseURL: url, transport: transport, interceptors: [skipped.interceptor])
    for _ in 0..<4 { _ = try await client.send(Endpoint<LossyArray<Int>>(.get, "/")) }
    #expect(
      texts.value == [
        "1 entry that the server sent could not be read and was skipped.",
        "2 entries that the server sent could not be read and were skipped.",
      ])
    #expect(skipped.total == 4)
    subscription.dispose()
  }

  @Test func `A document that lacks entries contains their number`() throws {
    let lines = try JSONText.lines(IncompleteDocument(document: Page(), skipped: 2)).map(\.string)
    #expect(lines.joined() == #"{  "rows" : [    1  ],  "schema" : "toy.page/1",  "skipped" : 2}"#)
  }
}
