import Foundation
import Networking
import NetworkingTest
import Posts
import Presentation
import Reactive
import Testing

@testable import FeatureTimeline

@MainActor @Suite struct ThreadViewModelTests {
  private let id: PostID = "01M80CFS08VN4S3YQ6G44D73H6"

  private func recorded() throws -> [ScriptedReply] {
    let status = """
      {"id": "\(id)", "content": "<p>yes", "in_reply_to_id": "01M80CFRZVXANNGS51HC4YZZ7P",
       "account": {"id": "1", "username": "alice"}}
      """
    return [.json(status), try .recorded("status_context")]
  }

  @Test func `The thread of a recorded post has the post above it and the reply below it`() throws {
    let bench = try RepliesBench(recorded())
    let viewModel = bench.feature.makeThreadViewModel(of: id)
    let thread = bench.watch(viewModel)
    #expect(thread.states == [.loading] && bench.requested.isEmpty)
    viewModel.input.appear.accept(())
    viewModel.input.appear.accept(())
    #expect(thread.rows.map(\.id) == ["01M80CFRZVXANNGS51HC4YZZ7P", id, "01M80CFS12WDMWHR27K2F5G7J9"])
    #expect(thread.rows.map(\.depth) == [0, 0, 1])
    #expect(thread.rows.allSatisfy { !$0.isParentMissing })
    #expect(bench.requested == ["/api/v1/statuses/\(id)", "/api/v1/statuses/\(id)/context"])
  }

  @Test
  func `The rows of a thread lead to posts, authors, threads and web pages, and a repeated press emits one intent`()
    throws
  {
    let bench = try RepliesBench(recorded())
    let viewModel = bench.feature.makeThreadViewModel(of: id)
    let thread = bench.watch(viewModel)
    viewModel.input.appear.accept(())
    let reply = try #require(thread.rows.last)
    viewModel.intents.accept(.details(of: reply.post))
    viewModel.intents.accept(.details(of: reply.post))
    bench.advance(milliseconds: 600)
    viewModel.intents.accept(.profile(of: reply.post.author))
    bench.advance(milliseconds: 600)
    viewModel.intents.accept(.thread(of: reply.post, in: .mastodonHome))
    bench.advance(milliseconds: 600)
    viewModel.intents.accept(.page(of: reply.post))
    let source = TimelineSource.mastodonAccounts(["carol"])
    #expect(
      thread.intents == [
        .post(reply.id, in: source), .profile("carol"), .thread(reply.id), .web(try #require(reply.post.url)),
      ])
  }

  @Test func `The key that answers a post of a thread opens the editor`() throws {
    let bench = try RepliesBench(recorded(), account: "mira")
    let viewModel = bench.feature.makeThreadViewModel(of: id)
    let thread = bench.watch(viewModel)
    viewModel.input.appear.accept(())
    viewModel.actions.reply.accept(try #require(thread.rows.last).post)
    #expect(thread.intents == [.editor(.reply(try #require(thread.rows.last).id))])
  }

  @Test func `A boost has the thread of the boosted post`() async throws {
    let account = #""account": {"id": "1", "username": "alice"}"#
    let boost = #"{"id": "9", "content": "", \#(account), "reblog": {"id": "4", "content": "<p>hi", \#(account)}}"#
    let bench = try RepliesBench([.json(boost), .json(#"{"ancestors": [], "descendants": []}"#)])
    let thread = try await bench.feature.thread(of: "9")
    #expect(thread.post == "4" && thread.rows.map(\.post.text) == ["hi"])
    #expect(bench.requested.last == "/api/v1/statuses/4/context")
  }

  @Test func `The failure to load a thread names the missing post`() async throws {
    let gone = try RepliesBench([.recorded("status_gone_404")])
    await #expect(throws: LoadFailure.noPost("1")) { try await gone.feature.thread(of: "1") }
  }

  @Test(arguments: [401, 403, 404, 410, 500, 503])
  func `A post whose thread cannot be loaded is shown with the reason`(status: Int) async throws {
    let post = #"{"id": "1", "content": "<p>hi", "in_reply_to_id": "0", "account": {"id": "1", "username": "a"}}"#
    let bench = try RepliesBench([.json(post), .status(status), .json(post), .failure(.transport(.offline))])
    let thread = try await bench.feature.thread(of: "1")
    #expect(thread.rows.map(\.post.text) == ["hi"])
    let failures: [Int: LoadFailure] = [401: .unauthorized, 503: .unavailable(status: 503, message: nil)]
    #expect(thread.failure == failures[status, default: .status(status)])
    let document = try JSONEncoder().encode(ThreadDocument(server: "server.example", thread: thread))
    let json = try #require(JSONSerialization.jsonObject(with: document) as? [String: Any])
    #expect(json["isIncomplete"] as? Bool == true)
    let viewModel = bench.feature.makeThreadViewModel(of: "1")
    let shown = bench.watch(viewModel)
    viewModel.input.appear.accept(())
    #expect(shown.rows.map(\.failure) == [.offline])
  }

  @Test(arguments: [401, 500])
  func `A post and a thread that cannot be loaded are read from any stored timeline, with the reason`(status: Int)
    async throws
  {
    let post = #"[{"id": "1", "content": "<p>hi", "account": {"id": "1", "username": "a"}}]"#
    let failures = (0..<5).map { _ in ScriptedReply.status(status) }
    let bench = try RepliesBench([.json(post), .json("[]")] + failures, account: "alice")
    _ = try await bench.feature.contents(of: .mastodonTag("swift"))
    let failure: LoadFailure = status == 401 ? .unauthorized : .status(status)
    let thread = try await bench.feature.thread(of: "1")
    #expect(thread.rows.map(\.post.text) == ["hi"] && thread.isStale && thread.failure == failure)
    #expect(thread.updated == bench.clock.now)
    let document = try JSONEncoder().encode(ThreadDocument(server: "server.example", thread: thread))
    let json = try #require(JSONSerialization.jsonObject(with: document) as? [String: Any])
    #expect(json["isStale"] as? Bool == true && json["updated"] != nil)
    let contents = try await bench.feature.contents(ofPost: "1", in: .mastodonHome)
    #expect(contents.posts.map(\.text) == ["hi"] && contents.isStale && contents.failure == failure)
    let viewModel = bench.feature.makeThreadViewModel(of: "1")
    let shown = bench.watch(viewModel)
    viewModel.input.appear.accept(())
    #expect(shown.rows.map(\.failure) == [failure])
    await #expect(throws: failure) { try await bench.feature.thread(of: "2") }
    await #expect(throws: failure) { try await bench.feature.contents(ofPost: "2", in: .mastodonHome) }
  }

  @Test func `The stored posts above a post and the stored replies to it are shown if its thread cannot be loaded`()
    async throws
  {
    func status(_ id: Int, replyingTo parent: Int?) -> String {
      let reply = parent.map { #""in_reply_to_id": "\#($0)", "# } ?? ""
      return #"{"id": "\#(id)", \#(reply)"content": "<p>p\#(id)", "account": {"id": "1", "username": "a"}}"#
    }
    let parents: [(Int, Int?)] = [(9, 5), (8, 7), (7, 5), (6, nil), (5, 4), (4, 3), (2, 9)]
    let page = "[" + parents.map { status($0.0, replyingTo: $0.1) }.joined(separator: ",") + "]"
    let bench = try RepliesBench([.json(page), .json("[]"), .failure(.transport(.offline))], account: "alice")
    _ = try await bench.feature.contents(of: .mastodonTag("swift"))
    let thread = try await bench.feature.thread(of: "5")
    #expect(thread.rows.map(\.post.text) == ["p4", "p5", "p7", "p8", "p9"])
    #expect(thread.rows.map(\.depth) == [0, 0, 1, 2, 1])
    #expect(thread.rows.map(\.failure) == [nil, .offline, nil, nil, nil] && thread.isStale)
    #expect(thread.rows.allSatisfy { !$0.isParentMissing })
  }

  @Test func `A deleted post is not read from the store`() async throws {
    let post = #"[{"id": "1", "content": "<p>hi", "account": {"id": "1", "username": "a"}}]"#
    let bench = try RepliesBench([.json(post), .json("[]"), .status(404), .status(404)])
    _ = try await bench.feature.contents(of: .mastodonTag("swift"))
    await #expect(throws: LoadFailure.noPost("1")) { try await bench.feature.thread(of: "1") }
    await #expect(throws: LoadFailure.noPost("1")) { try await bench.feature.contents(ofPost: "1", in: .mastodonHome) }
  }

  @Test func `A refresh that loads only the post leaves the thread unchanged`() throws {
    let bench = try RepliesBench(recorded() + [recorded()[0], .status(500)])
    let viewModel = bench.feature.makeThreadViewModel(of: id)
    let thread = bench.watch(viewModel)
    viewModel.input.appear.accept(())
    viewModel.input.refresh.accept(())
    #expect(thread.rows.count == 3)
    guard case .content(let content)? = thread.states.last else { return #expect(Bool(false), "no posts") }
    #expect(content.header == .stale(.status(500)))
  }

  @Test func `A refresh that fails leaves the thread unchanged`() throws {
    let bench = try RepliesBench(recorded() + [.failure(.transport(.offline))])
    let viewModel = bench.feature.makeThreadViewModel(of: id)
    let thread = bench.watch(viewModel)
    viewModel.input.appear.accept(())
    viewModel.input.refresh.accept(())
    #expect(thread.rows.count == 3)
    guard case .content(let content)? = thread.states.last else { return #expect(Bool(false), "no posts") }
    #expect(content.header == .stale(.offline))
  }

  @Test func `The document of a thread has the depth of each post`() async throws {
    let bench = try RepliesBench(recorded())
    let document = ThreadDocument(server: "server.example", thread: try await bench.feature.thread(of: id))
    let json = try #require(
      JSONSerialization.jsonObject(with: try JSONEncoder().encode(document)) as? [String: Any])
    #expect(json["schema"] as? String == "tessera.thread/1")
    #expect(json["post"] as? String == id.text)
    #expect(json["isTruncated"] as? Bool == false)
    let posts = try #require(json["posts"] as? [[String: Any]])
    #expect(posts.map { $0["depth"] as? Int } == [0, 0, 1])
    #expect((posts.last?["post"] as? [String: Any])?["id"] as? String == "01M80CFS12WDMWHR27K2F5G7J9")
  }
}
