import FeatureTimeline
import Foundation
import Networking
import NetworkingTest
import Posts
import Presentation
import Reactive
import Testing

@MainActor @Suite struct TimelineSearchTests {
  private static func found(_ name: String) -> ScriptedReply {
    .json(#"{"accounts": [{"id": "1", "username": "\#(name)"}], "hashtags": [], "statuses": []}"#)
  }

  private func names(_ rows: [SearchResult]) -> [String] {
    rows.compactMap { if case .person(let person) = $0 { person.name } else { nil } }
  }

  @Test func `A search is sent half a second after the last keystroke`() throws {
    let bench = try RepliesBench([Self.found("swift")])
    let viewModel = bench.feature.makeSearchViewModel()
    let search = bench.watch(viewModel)
    viewModel.input.appear.accept(())
    for text in ["s", "sw", "swift "] {
      viewModel.type.accept(text)
      bench.advance(milliseconds: 400)
    }
    #expect(bench.requested.isEmpty && search.states == [.empty])
    bench.advance(milliseconds: 101)
    #expect(bench.requested == ["/api/v2/search?q=swift&resolve=false&limit=20"])
    #expect(names(search.rows) == ["swift"])
  }

  @Test func `A newer search cancels the request of the older one, and a failure does not end searching`() throws {
    let bench = try RepliesBench([.never, .failure(.transport(.offline)), Self.found("third")])
    let viewModel = bench.feature.makeSearchViewModel(text: "first")
    let search = bench.watch(viewModel)
    viewModel.input.appear.accept(())
    for text in ["second", "third"] {
      viewModel.type.accept(text)
      bench.advance(milliseconds: 600)
    }
    #expect(bench.transport.cancelled == 1)
    #expect(search.states.contains(.failed(.offline)))
    #expect(names(search.rows) == ["third"])
  }

  @Test(arguments: [
    ("https://a.example/@ada/112350000001000000", 1, true), ("https://a.example/@ada/112350000001000000", 2, false),
    ("ada", 1, false),
  ])
  func `The search for an address leads to the only result`(text: String, count: Int, leads: Bool) throws {
    let people = (1...count).map { #"{"id": "\#($0)", "username": "ada\#($0)"}"# }.joined(separator: ",")
    let bench = try RepliesBench([.json(#"{"accounts": [\#(people)], "hashtags": [], "statuses": []}"#)])
    let viewModel = bench.feature.makeSearchViewModel(text: text)
    let search = bench.watch(viewModel)
    viewModel.input.appear.accept(())
    #expect(search.intents == (leads ? [.found(.profile("ada1"))] : []))
    #expect((TimelineIntent.page(at: text) == nil) == (text == "ada"))
  }

  @Test func `A blank search text removes the results without a request`() throws {
    let bench = try RepliesBench([Self.found("a")])
    let viewModel = bench.feature.makeSearchViewModel(text: "a")
    let search = bench.watch(viewModel)
    viewModel.input.appear.accept(())
    #expect(names(search.rows) == ["a"])
    viewModel.type.accept("  ")
    bench.advance(milliseconds: 600)
    #expect(search.states.last == .empty && bench.requested.count == 1)
  }

  @Test func `A search includes other servers only if its text is an address and the user is logged in`() async throws {
    let bench = try RepliesBench([Self.found("a"), Self.found("b")], account: "alice")
    _ = try await bench.feature.results(of: "tea")
    _ = try await bench.feature.results(of: "@mira@other.example")
    #expect(bench.requested.map { $0.contains("resolve=true") } == [false, true])
    let anonymous = try RepliesBench([Self.found("a")])
    _ = try await anonymous.feature.results(of: "@mira@other.example")
    #expect(anonymous.requested.allSatisfy { $0.contains("resolve=false") })
  }

  @Test func `Recorded search results lead to profiles, posts and timelines of hashtags`() async throws {
    let bench = try RepliesBench([.recorded("search"), .recorded("search_tag")])
    let viewModel = bench.feature.makeSearchViewModel(text: "bob")
    let search = bench.watch(viewModel)
    viewModel.input.appear.accept(())
    #expect(search.rows.count == 3)
    let post = try #require(search.rows.last?.post)
    viewModel.type.accept("#tessera")
    let people = search.rows
    bench.advance(milliseconds: 600)
    for result in people.prefix(1) + people.suffix(1) + search.rows {
      viewModel.intents.accept(result.destination)
      bench.advance(milliseconds: 600)
    }
    #expect(
      search.intents == [
        .profile("bob"), .post(post.id, in: .mastodonAccounts([post.author.username])),
        .timeline(.mastodonTag("tessera")),
      ])
  }

  @Test(arguments: [404, 501])
  func `A failure explains that the server has no search`(code: Int) async throws {
    let bench = try RepliesBench([.status(code)])
    let reason = LocalizedText(en: "This server does not support searching.", zhHans: "此服务器不支持搜索。")
    await #expect(throws: LoadFailure.explained(reason)) { try await bench.feature.results(of: "a") }
  }

  @Test func `A search fails as unauthorized if the server requires a login`() async throws {
    let bench = try RepliesBench([.recorded("unauthorized_401")])
    await #expect(throws: LoadFailure.unauthorized) { try await bench.feature.results(of: "a") }
  }

  @Test func `The document of a search has people, hashtags and posts`() async throws {
    let bench = try RepliesBench([.recorded("search")])
    let document = SearchDocument(server: "s", text: "bob", results: try await bench.feature.results(of: "bob"))
    let json = try #require(
      JSONSerialization.jsonObject(with: try JSONEncoder().encode(document)) as? [String: Any])
    #expect(json["schema"] as? String == "tessera.search/1" && json["text"] as? String == "bob")
    #expect((json["people"] as? [[String: Any]])?.map { $0["username"] as? String } == ["bob"])
    #expect((json["posts"] as? [[String: Any]])?.count == 2)
    #expect((json["tags"] as? [Any])?.isEmpty == true)
  }
}
