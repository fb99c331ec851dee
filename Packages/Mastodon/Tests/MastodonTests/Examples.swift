import Foundation
import Mastodon
import Networking
import NetworkingTest
import Testing

/// The examples of the README and of the landing page.
@Suite struct Examples {
  @Test func `The documentation's example reads a page of the home timeline and the page after it`() async throws {
    let page = #"[{"id": "2", "content": "<p>Hello", "account": {"id": "1", "username": "ada"}}]"#
    let transport = ScriptedTransport([
      .json(
        Data(page.utf8), headers: ["Link": #"<https://social.example/api/v1/timelines/home?max_id=2>; rel="next""#]),
      .json(Data("[]".utf8)),
    ]) { Issue.record($0) }
    let client = APIClient(baseURL: try #require(URL(string: "https://social.example")), transport: transport)
    var printed: [String] = []
    func print(_ name: String, _ html: String) { printed += [name, html] }

    let newest = try await client.reply(to: .timeline(.home))
    for status in newest.value { print(status.account.displayName, status.content) }
    if let next = newest.links.next {
      let older = try await client.send(.timeline(.home, .link(next)))
      for status in older { print(status.account.displayName, status.content) }
    }

    #expect(printed == ["ada", "<p>Hello"])
    #expect(transport.requests.last?.url.query() == "max_id=2")
  }
}
