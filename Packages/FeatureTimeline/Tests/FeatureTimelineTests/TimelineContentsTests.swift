import FeatureTimelineTest
import Foundation
import Mastodon
import Networking
import Persistence
import Posts
import Presentation
import Testing

@testable import FeatureTimeline

/// Tests of `TimelineFeature.contents`, which needs no screen.
@MainActor @Suite
struct TimelineContentsTests {
  private let source = TimelineSource.twitterList(owner: "o", slug: "s")

  @Test
  func `contents returns the requested number of the newest posts, loaded with as few pages as possible`() async throws
  {
    let bench = try TimelineBench(posts: 20)
    let contents = try await bench.feature.contents(of: source, count: 8)
    #expect(contents.posts.map(\.id) == Array(bench.server.ids().prefix(8)))
    #expect(contents.failure == nil)
    #expect(bench.takeRequests().count == 2)
  }

  @Test
  func `contents returns all posts if there are fewer than requested`() async throws {
    let bench = try TimelineBench(posts: 7)
    #expect(try await bench.feature.contents(of: source, count: 100).posts.map(\.id) == bench.server.ids())
  }

  @Test
  func `After an earlier run, a timeline has no gaps, and no posts that were deleted since then`() async throws {
    let bench = try TimelineBench(posts: 8)
    _ = try await bench.feature.contents(of: source, count: 8)
    for index in [1, 6] { bench.server.delete(bench.server.ids()[index]) }
    bench.server.edit(bench.server.ids()[5], to: "Edited")
    let again = try await bench.feature.contents(of: source, count: 8)
    #expect(again.posts.map(\.id) == bench.server.ids())
    #expect(again.posts.last?.text == "Edited")
    bench.server.publish(12)
    let contents = try await bench.feature.contents(of: source, count: 15)
    #expect(contents.posts.map(\.id) == Array(bench.server.ids().prefix(15)))
    #expect(contents.gaps == [])
  }

  @Test
  func `contents returns the stored posts and the reason for the failure if a request fails`() async throws {
    let bench = try TimelineBench(posts: 5)
    _ = try await bench.feature.contents(of: source)
    bench.server.failure = .transport(.offline)
    let contents = try await bench.feature.contents(of: source)
    #expect(contents.posts.map(\.id) == bench.server.ids())
    #expect(contents.failure == .offline)
  }

  @Test
  func `contents throws an error if a request fails and no posts are stored`() async throws {
    let bench = try TimelineBench(posts: 5)
    bench.server.failure = .status(StatusFailure(code: 401))
    await #expect(throws: LoadFailure.unauthorized) { try await bench.feature.contents(of: source) }
  }

  @Test
  func `The JSON of a timeline has dates in ISO 8601 and names each gap by the post above it`() throws {
    let person = Person(id: "1", name: "Mira", username: "mira")
    let posts = [
      Post(id: "9", text: "a", author: person, created: Date(timeIntervalSince1970: 0)),
      Post(id: "2", text: "b", author: person),
    ]
    let contents = TimelineContents(
      source: .mastodonTag("swift"), posts: posts, gaps: ["9"], updated: Date(timeIntervalSince1970: 60),
      failure: .offline)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let author = #"{"about":"","id":"1","name":"Mira","username":"mira"}"#
    let expected = ##"""
      {"gapsBelow":["9"],"isStale":true,"isTruncated":false,"posts":[{"author":\##(author),"created":"1970-01-01T00:00:00Z","id":"9","isSensitive":false,"text":"a"},\##
      {"author":\##(author),"id":"2","isSensitive":false,"text":"b"}],"source":"#swift","updated":"1970-01-01T00:01:00Z"}
      """##
    #expect(String(decoding: try encoder.encode(contents), as: UTF8.self) == expected)
  }

  @Test
  func `twitterToken returns a token for the application's key, or throws an error with the server's reason`()
    async throws
  {
    let bench = try TimelineBench()
    #expect(try await bench.feature.twitterToken(key: "key", secret: "secret") == AccessToken("stub-token"))
    bench.server.failure = .status(StatusFailure(code: 403, serverMessage: "Unable to verify your credentials"))
    await #expect(throws: LoadFailure.refused("Unable to verify your credentials")) {
      try await bench.feature.twitterToken(key: "key", secret: "secret")
    }
  }

  @Test
  func `TimelineFeature.lists loads the lists of the user`() async throws {
    let bench = try TimelineBench()
    let lists = try await bench.feature.lists()
    #expect(lists.map(\.id) == ["12249"])
    #expect(lists.map(\.title) == ["RxSwift"])
    bench.server.failure = .transport(.offline)
    await #expect(throws: LoadFailure.offline) { try await bench.feature.lists() }
  }

  @Test func `A logout deletes only the posts of its account`() async throws {
    let source = TimelineSource.mastodonTag("swift")
    let bench = try TimelineBench(posts: 3, account: "mira")
    let others = try [nil, "mir", "mira2"].map { try TimelineBench(bench.server, account: $0, store: bench.store) }
    for bench in [bench] + others { _ = try await bench.feature.contents(of: source) }
    let url = try #require(URL(string: "https://stub.example/mastodon"))
    try TimelineFeature.removePosts(of: "mira", at: url, from: bench.store)
    bench.server.failure = .transport(.offline)
    await #expect(throws: LoadFailure.offline) { try await bench.feature.contents(of: source) }
    for other in others { #expect(try await other.feature.contents(of: source).posts.count == 3) }
  }

  @Test
  func `A logout deletes the people who were looked up at the account's server, and keeps those at other servers`()
    async throws
  {
    let bench = try TimelineBench(posts: 3, account: "mira")
    _ = try await bench.feature.contents(of: .mastodonAccounts(["mira_okafor"]))
    let elsewhere = StoredPerson(server: "https://other.example", name: "ada", person: Person(id: "1", name: "Ada"))
    try await bench.store.write { try $0.add(elsewhere, update: .modified) }
    #expect(try await bench.store.read { try $0.array(StoredPerson.all) }.count == 2)
    let url = try #require(URL(string: "https://stub.example/mastodon"))
    try TimelineFeature.removePosts(of: "mira", at: url, from: bench.store)
    #expect(try await bench.store.read { try $0.array(StoredPerson.all) }.map(\.name) == ["ada"])
  }
}
