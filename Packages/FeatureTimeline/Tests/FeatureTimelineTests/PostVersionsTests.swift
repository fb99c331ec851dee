import FeatureTimeline
import FeatureTimelineTest
import Foundation
import Networking
import NetworkingTest
import Posts
import Presentation
import Reactive
import Testing

@MainActor @Suite struct PostVersionsTests {
  private let source = TimelineSource.mastodonTag("swift")

  @MainActor private final class Watched {
    let viewModel: any PostViewModel
    private(set) var versions: [PostVersions] = []
    private let bag = DisposeBag()

    init(_ viewModel: any PostViewModel) {
      self.viewModel = viewModel
      viewModel.versions.drive(onNext: { [weak self] in self?.versions.append($0) }).disposed(by: bag)
      viewModel.appear.accept(())
    }

    func press() { viewModel.showVersions.accept(()) }

    var texts: [String]? {
      if case .loaded(let versions)? = versions.last { versions.map(\.text) } else { nil }
    }
  }

  @Test func `The earlier versions of an edited post are requested when the user opens them, and shown newest first`()
    throws
  {
    let bench = try TimelineBench(posts: 3)
    bench.server.edit("914", to: "Second")
    bench.server.edit("914", to: "Third")
    let watched = Watched(bench.feature.makePostViewModel(for: "914", in: source))
    #expect(watched.versions == [.hidden])
    #expect(bench.takeRequests() == ["statuses/914"])
    watched.press()
    #expect(watched.texts == ["Second", "Post 914"])
    #expect(bench.takeRequests() == ["statuses/914/history"])
    watched.press()
    #expect(watched.versions.last == .hidden && bench.takeRequests().isEmpty)
  }

  @Test func `No versions are requested for a post that was not edited, or that is not loaded`() throws {
    let bench = try TimelineBench(posts: 3)
    let watched = Watched(bench.feature.makePostViewModel(for: "914", in: source))
    watched.press()
    let missing = Watched(bench.feature.makePostViewModel(for: "1", in: source))
    missing.press()
    #expect(watched.versions == [.hidden] && missing.versions == [.hidden])
    #expect(bench.takeRequests() == ["statuses/914", "statuses/1"])
  }

  @Test func `Earlier versions that fail to load can be requested again, and a refresh of the post hides them`() throws
  {
    let bench = try TimelineBench(posts: 3)
    bench.server.edit("914", to: "Second")
    let watched = Watched(bench.feature.makePostViewModel(for: "914", in: source))
    bench.server.failure = .transport(.offline)
    watched.press()
    #expect(watched.versions == [.hidden, .loading, .failed(.offline)])
    bench.server.failure = nil
    watched.press()
    #expect(watched.texts == ["Post 914"])
    watched.viewModel.refresh.accept(())
    #expect(watched.versions.last == .hidden)
  }

  @Test func `Earlier versions that arrive after the user has hidden them stay hidden`() throws {
    let bench = try TimelineBench(posts: 3)
    bench.server.edit("914", to: "Second")
    let watched = Watched(bench.feature.makePostViewModel(for: "914", in: source))
    bench.server.isHolding = true
    watched.press()
    watched.press()
    bench.server.isHolding = false
    #expect(watched.versions == [.hidden, .loading, .hidden])
  }

  @Test func `A boost has the recorded versions of the boosted post`() throws {
    let account = #""account": {"id": "1", "username": "alice"}"#
    let edited = #"{"id": "4", "content": "<p>hi", "edited_at": "2026-11-22T11:00:00.000Z", \#(account)}"#
    let boost = #"{"id": "9", "content": "", \#(account), "reblog": \#(edited)}"#
    let bench = try RepliesBench([.json(boost), .recorded("status_history")])
    let watched = Watched(bench.feature.makePostViewModel(for: "9", in: source))
    watched.press()
    #expect(watched.texts == ["A first post of ours. #tessera @bob"])
    #expect(bench.requested.last == "/api/v1/statuses/4/history")
  }

  @Test func `No earlier versions are requested for a stale post or a tweet, and a failure to load them is returned`()
    async throws
  {
    let bench = try TimelineBench(posts: 3)
    bench.server.edit("914", to: "Second")
    let edited = try await bench.feature.contents(ofPost: "914", in: source)
    _ = bench.takeRequests()
    let stale = TimelineContents(source: source, posts: edited.posts, updated: nil, failure: .offline)
    let tweets = TimelineContents(source: .twitterList(owner: "a", slug: "b"), posts: edited.posts, updated: nil)
    for contents in [stale, tweets] {
      #expect(try await bench.feature.earlierVersions(ofPostIn: contents) == .hidden)
    }
    #expect(bench.takeRequests().isEmpty)
    let replies = try RepliesBench([.status(500)])
    let failed = try await replies.feature.earlierVersions(ofPostIn: edited)
    #expect(failed == .failed(.status(500)) && replies.requested.count == 1)
    let document = TimelineDocument(server: "stub", timeline: edited, position: nil, versions: failed)
    let json = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(document)) as? [String: Any]
    #expect(json?["isIncomplete"] as? Bool == true)
  }

  @Test func `Commands request earlier versions only for an edited post, and include them in JSON`() async throws {
    let bench = try TimelineBench(posts: 3)
    bench.server.edit("914", to: "Second")
    let edited = try await bench.feature.contents(ofPost: "914", in: source)
    let other = try await bench.feature.contents(ofPost: "907", in: source)
    _ = bench.takeRequests()
    let versions = try await bench.feature.earlierVersions(ofPostIn: edited)
    guard case .loaded(let loaded) = versions else { return #expect(Bool(false), "no versions") }
    #expect(loaded.map(\.text) == ["Post 914"])
    #expect(try await bench.feature.earlierVersions(ofPostIn: other) == .hidden)
    #expect(bench.takeRequests() == ["statuses/914/history"])
    func json(_ versions: PostVersions) throws -> [[String: Any]]? {
      let document = TimelineDocument(server: "stub", timeline: edited, position: nil, versions: versions)
      let json = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(document)) as? [String: Any]
      return json?["versions"] as? [[String: Any]]
    }
    #expect(try json(versions)?.map { $0["text"] as? String } == ["Post 914"])
    #expect(try json(versions)?.first?.keys.sorted() == ["created", "isSensitive", "text"])
    #expect(try json(.loaded([])) == nil)
  }

  @Test func `The document of an earlier version contains its files, its poll's options and its custom emoji`()
    async throws
  {
    let post = #"""
      {"id": "4", "edited_at": "2026-11-22T11:00:00.000Z", "account": {"id": "1", "username": "alice"}}
      """#
    let history = #"""
      [{"content": ":blob:", "sensitive": true, "emojis": [{"shortcode": "blob", "url": "https://a.example/blob.png"}],
        "media_attachments": [{"id": "2", "type": "image", "url": "https://a.example/1.png", "description": "a lake"}],
        "poll": {"options": [{"title": "tabs"}, {"title": "spaces"}]}}, {"content": "now"}]
      """#
    let bench = try RepliesBench([.json(post), .json(history)])
    let contents = try await bench.feature.contents(ofPost: "4", in: source)
    let versions = try await bench.feature.earlierVersions(ofPostIn: contents)
    let document = TimelineDocument(server: "stub", timeline: contents, position: nil, versions: versions)
    let json = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(document)) as? [String: Any]
    let version = try #require((json?["versions"] as? [[String: Any]])?.first)
    let poll = version["poll"] as? [String: [[String: String]]]
    #expect(poll == ["options": [["title": "tabs"], ["title": "spaces"]]])
    #expect(
      version["media"] as? [[String: String]] == [
        ["kind": "image", "url": "https://a.example/1.png", "description": "a lake"]
      ])
    #expect(version["emoji"] as? [String: String] == ["blob": "https://a.example/blob.png"])
    #expect(version["isSensitive"] as? Bool == true)
  }

  @Test(arguments: [404, 501])
  func `A failure explains that the server does not show earlier versions`(code: Int) throws {
    let edited =
      #"{"id": "4", "edited_at": "2026-11-22T11:00:00.000Z", "account": {"id": "1", "username": "alice"}}"#
    let bench = try RepliesBench([.json(edited), .status(code)])
    let watched = Watched(bench.feature.makePostViewModel(for: "4", in: source))
    watched.press()
    let reason = LocalizedText(en: "This server does not show earlier versions of posts.", zhHans: "此服务器不显示嘟文的编辑历史。")
    #expect(watched.versions.last == .failed(.explained(reason)))
  }

  @Test func `A hostile edit history is truncated to fifty versions of ten thousand characters`() throws {
    let edited =
      #"{"id": "4", "edited_at": "2026-11-22T11:00:00.000Z", "account": {"id": "1", "username": "alice"}}"#
    let long = String(repeating: "a", count: 20_000)
    let file = #"{"id": "1", "type": "image", "description": "\#(long)"}"#
    let files = Array(repeating: file, count: 30).joined(separator: ",")
    func version(_ files: String) -> String {
      #"{"content": "\#(long)", "created_at": "never", "media_attachments": [\#(files)]}"#
    }
    let history = (Array(repeating: version(""), count: 78) + [version(files), version("")]).joined(separator: ",")
    let bench = try RepliesBench([.json(edited), .json("[\(history)]")])
    let watched = Watched(bench.feature.makePostViewModel(for: "4", in: source))
    watched.press()
    #expect(watched.texts?.count == 50)
    #expect(watched.texts?.first?.count == 10_001)
    guard case .loaded(let versions)? = watched.versions.last else {
      Issue.record("The versions are not loaded.")
      return
    }
    #expect(versions.first?.media.map { $0.description?.count } == Array(repeating: 10_001, count: 20))
  }
}
