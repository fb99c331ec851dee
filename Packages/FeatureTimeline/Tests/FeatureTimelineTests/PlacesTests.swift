import FeatureTimeline
import FeatureTimelineTest
import NetworkingTest
import Posts
import Presentation
import Reactive
import Testing

/// Tests of the names that a user may look for.
@MainActor @Suite struct PlacesTests {
  @Test func `The places that a user may look for are the authors and hashtags of the chosen timeline, each once`()
    throws
  {
    let bench = try TimelineBench(posts: 5, account: "mira@stub.example")
    #expect(try bench.feature.places() == [])
    bench.watch(.mastodonHome).appear()
    let places = try bench.feature.places()
    #expect(!places.isEmpty && places.allSatisfy { $0.hasPrefix("@") || $0.hasPrefix("#") })
    #expect(Set(places).count == places.count)
  }

  @Test func `A hashtag or a name in another case is the same place`() async throws {
    let tag: (String) -> String = { #"<a class=\"hashtag\" href=\"https://server.example/tags/\#($0)\">#\#($0)</a>"# }
    let posts = [("2", "Swift", "Ada"), ("1", "swift", "ada")].map { id, name, author -> String in
      #"{"id": "\#(id)", "content": "\#(tag(name))", "account": {"id": "\#(id)", "username": "\#(author)"}}"#
    }
    let bench = try RepliesBench([.json("[\(posts.joined(separator: ","))]"), .json("[]")], account: "mira")
    _ = try await bench.feature.contents(of: .mastodonHome)
    #expect(try bench.feature.places() == ["@Ada", "#Swift"])
  }

  @Test func `The places of the chosen timeline are first, and people whose timelines were opened are last`()
    async throws
  {
    func reply(_ id: Int, _ author: String) -> ScriptedReply {
      .json(#"[{"id": "\#(id)", "content": "", "account": {"id": "\#(id)", "username": "\#(author)"}}]"#)
    }
    let person = ScriptedReply.json(#"{"id": "7", "username": "ida", "acct": "ida"}"#)
    let bench = try RepliesBench(
      [reply(1, "ada"), reply(2, "bea"), .json("[]"), person, .json("[]")], account: "mira")
    let chosen = bench.feature.makeTimelineViewModel(for: .mastodonLocal)
    chosen.input.appear.accept(())
    let sources = bench.feature.makeSourcesViewModel()
    sources.choose.accept(.source(.mastodonLocal, title: nil))
    _ = try await bench.feature.contents(of: .mastodonTag("tea"))
    _ = try await bench.feature.contents(of: .mastodonAccounts(["ida"]))
    #expect(try bench.feature.lastSource() == .mastodonLocal)
    #expect(try bench.feature.places() == ["@ada", "@bea", "@ida"])
  }

  @Test func `While a timeline of Twitter is chosen, the places of the home timeline are first`() async throws {
    func reply(_ id: Int, _ author: String) -> ScriptedReply {
      .json(#"[{"id": "\#(id)", "content": "", "account": {"id": "\#(id)", "username": "\#(author)"}}]"#)
    }
    let bench = try RepliesBench([reply(1, "ada"), .json("[]"), reply(2, "bea"), .json("[]")], account: "mira")
    _ = try await bench.feature.contents(of: .mastodonHome)
    _ = try await bench.feature.contents(of: .mastodonTag("tea"))
    let sources = bench.feature.makeSourcesViewModel()
    sources.choose.accept(.source(.twitterUser("tea"), title: nil))
    #expect(try bench.feature.lastSource() == .twitterUser("tea"))
    #expect(try bench.feature.places() == ["@ada", "@bea"])
  }

  @Test func `The places also come from timelines that the user has not chosen, without a request`() throws {
    let bench = try TimelineBench(posts: 5, account: "mira@stub.example")
    bench.watch(.mastodonLocal).appear()
    _ = bench.server.takeRequests()
    #expect(try bench.feature.places().contains { $0.hasPrefix("@") })
    #expect(bench.server.takeRequests().isEmpty)
  }
}
