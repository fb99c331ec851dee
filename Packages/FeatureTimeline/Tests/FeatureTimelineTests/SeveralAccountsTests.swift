import Foundation
import Networking
import NetworkingTest
import Persistence
import Posts
import Presentation
import Reactive
import ReactiveTest
import Testing

@testable import FeatureTimeline

/// Tests with a server whose IDs say nothing about the order of posts, and which responds only to IDs of the account.
@Suite struct SeveralAccountsTests {
  private let transport = ScriptedTransport { Issue.record("\($0)") }
  private let feature: TimelineFeature
  private let source = TimelineSource.mastodonAccounts(["a", "b"])

  init() throws {
    let client = APIClient(baseURL: try #require(URL(string: "https://stub.example")), transport: transport)
    feature = TimelineFeature(
      dependencies: TimelineDependencies(
        mastodon: TimelineServer(client: client), twitter: TimelineServer(client: client),
        store: try .inMemory(schemas: [TimelineFeature.schema, UserActions.schema, OutboxStorage.schema]),
        scheduler: CurrentThreadScheduler.instance,
        clock: TestScheduler(initialClock: 0, resolution: 0.1)))
    for name in ["a", "b"] {
      transport.script(
        .json(#"{"id": "\#(name)", "username": "\#(name)"}"#).on("GET /api/v1/accounts/lookup?acct=\(name)"))
    }
  }

  /// Responds to a request for the posts of an account below the given one with posts that have the given IDs and minutes.
  private func script(_ account: String, below id: String? = nil, _ posts: [(id: String, minute: Int)]) {
    let json = posts.map {
      #"{"id": "\#($0.id)", "content": "\#($0.id)", "account": {"id": "\#(account)", "username": "\#(account)"}, "#
        + #""created_at": "2026-01-01T10:\#($0.minute):00Z"}"#
    }
    let query = "limit=40" + (id.map { "&max_id=\($0)" } ?? "")
    transport.script(
      .json("[\(json.joined(separator: ","))]").on("GET /api/v1/accounts/\(account)/statuses?\(query)"))
  }

  @Test func `Each account continues below its own last post, until no account has further posts`() async throws {
    script("a", [("a1", 50), ("a9", 48)])
    script("b", [("zzz", 49), ("b", 20)])
    script("a", below: "a9", [("a3", 47)])
    script("b", below: "zzz", [("b", 20)])
    script("a", below: "a3", [])
    script("b", below: "zzz", [("b", 20)])
    script("a", below: "a3", [])
    script("b", below: "b", [])
    let contents = try await feature.contents(of: source, count: 40)
    #expect(contents.posts.map(\.text) == ["a1", "zzz", "a9", "a3", "b"] && contents.failure == nil)
    #expect(transport.unused.isEmpty)
  }

  @Test func `An account without posts above begins with its newest post below`() async throws {
    script("a", [("a1", 50), ("a2", 48)])
    script("b", [("b1", 30), ("b2", 29)])
    script("a", below: "a2", [("a3", 40)])
    script("b", [("b0", 51), ("b1", 30), ("b2", 29)])
    script("a", below: "a3", [])
    script("b", [("b0", 51)])
    script("b", below: "b0", [("b1", 30), ("b2", 29)])
    script("a", below: "a3", [])
    script("b", below: "b2", [])
    let contents = try await feature.contents(of: source, count: 40)
    #expect(contents.posts.map(\.text) == ["a1", "a2", "a3", "b1", "b2"] && contents.failure == nil)
    #expect(transport.unused.isEmpty)
  }
}
