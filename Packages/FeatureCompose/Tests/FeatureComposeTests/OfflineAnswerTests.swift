import FeatureCompose
import Foundation
import Networking
import NetworkingTest
import Posts
import Presentation
import Reactive
import Testing

@MainActor @Suite struct OfflineAnswerTests {
  private static let request = "GET /api/v1/statuses/7"
  private static let offline = ScriptedReply.failure(.transport(.offline))
  private static let quotes = ScriptedReply.json(#"{"domain": "a", "api_versions": {"mastodon": 7}}"#).on(
    "GET /api/v2/instance")

  private var post: Post {
    var post = Post(
      id: "9", text: "Tea", author: Person(id: "2", name: "Ada", username: "ada@other.example"),
      passedOnBy: Person(id: "3", name: "Eve"))
    (post.original, post.mentions, post.warning, post.visibility) = ("7", ["mira", "bo"], "drinks", .followers)
    return post
  }

  @Test func `Without a connection, a reply begins with the post that the screen showed`() async throws {
    let bench = try ComposeBench([Self.offline.on(Self.request).repeated()])
    try bench.answer(post)
    let editor = WatchedEditor(bench.feature.makeComposeViewModel(.reply("7")))
    #expect(editor.state.phase == .writing && editor.state.failure == nil)
    #expect(editor.state.target?.author == "Ada" && editor.state.target?.text == "drinks")
    #expect(editor.shown.text == "@ada@other.example @bo " && editor.shown.visibility == .followers)
    #expect(try await bench.feature.draft(of: .reply("7")) == editor.shown)
  }

  @Test func `Replies that were written without a connection are sent later, in their order`() throws {
    let bench = try ComposeBench([
      Self.offline.on(Self.request).repeated(), Self.offline.on("POST /api/v1/statuses"),
      .json(ComposeBench.status()).on("POST /api/v1/statuses").repeated(),
    ])
    try bench.answer(post)
    for text in ["First", "Second"] {
      let editor = WatchedEditor(bench.feature.makeComposeViewModel(.reply("7")))
      editor.write(text)
      editor.viewModel.publish.accept(())
      bench.advance(seconds: 0.2)
    }
    bench.advance(seconds: 10)
    let texts = bench.published.map { String($0.form.prefix { $0 != "&" }) }
    #expect(texts == ["status=First", "status=First", "status=Second"])
    #expect(bench.published.allSatisfy { $0.form.contains("in_reply_to_id=7") })
  }

  @Test func `The server's version of the post replaces the shown one, but not what the user has written`() throws {
    let new = ScriptedReply.json(ComposeBench.status(#", "spoiler_text": "hot drinks""#)).on(Self.request)
    let bench = try ComposeBench([new, Self.offline.on(Self.request), new])
    try bench.answer(post)
    #expect(WatchedEditor(bench.feature.makeComposeViewModel(.reply("7"))).shown.warning == "hot drinks")
    let editor = WatchedEditor(bench.feature.makeComposeViewModel(.reply("7")))
    editor.write("Agreed")
    editor.viewModel.retry.accept(())
    #expect(editor.state.draft.text == "Agreed" && editor.state.draft.warning == "drinks")
    #expect(editor.state.target?.warning == "hot drinks")
  }

  @Test func `A post that no longer exists is not answered, unless the user has written already`() throws {
    let gone = ScriptedReply.json("{}", status: 404).on(Self.request)
    let bench = try ComposeBench([gone, Self.offline.on(Self.request), gone])
    try bench.answer(post)
    let editor = WatchedEditor(bench.feature.makeComposeViewModel(.reply("7")))
    #expect(editor.state.phase == .failed(.noPost("7")))
    let second = WatchedEditor(bench.feature.makeComposeViewModel(.reply("7")))
    second.write("Agreed")
    second.viewModel.retry.accept(())
    #expect(second.state.phase == .writing && second.state.draft.text == "Agreed")
    #expect(second.state.failure == .noPost("7"))
  }

  @Test func `A retry without a connection begins with the post that the screen showed`() throws {
    let gone = ScriptedReply.json("{}", status: 404).on(Self.request)
    let bench = try ComposeBench([gone, Self.offline.on(Self.request)])
    try bench.answer(post)
    let editor = WatchedEditor(bench.feature.makeComposeViewModel(.reply("7")))
    #expect(editor.state.phase == .failed(.noPost("7")))
    editor.viewModel.retry.accept(())
    #expect(editor.state.phase == .writing && editor.shown.text == "@ada@other.example @bo ")
  }

  @Test(arguments: [true, false])
  func `A quote that was begun without a connection is published only where the server has quotes`(hasQuotes: Bool)
    throws
  {
    let server = hasQuotes ? Self.quotes : ScriptedReply.json(#"{"domain": "a"}"#).on("GET /api/v2/instance")
    // The editor asks for the limits, and whether there are quotes.
    let offline = Self.offline.on("GET /api/v2/instance")
    let bench = try ComposeBench([
      offline, offline, server, .json(ComposeBench.status()).on("POST /api/v1/statuses"),
    ])
    try bench.answer(post)
    let editor = WatchedEditor(bench.feature.makeComposeViewModel(.quote("7")))
    #expect(editor.state.phase == .writing && editor.state.target?.author == "Ada")
    editor.write("Still true")
    editor.viewModel.publish.accept(())
    bench.advance(seconds: 5)
    let form = "status=Still%20true&spoiler_text=drinks&quoted_status_id=7"
    #expect(bench.published.map(\.form) == (hasQuotes ? [form] : []))
    #expect(editor.outcomes == (hasQuotes ? [.published] : []))
    guard !hasQuotes else { return }
    #expect(editor.state.phase == .writing && editor.shown.text == "Still true")
    #expect(
      editor.state.failure?.message(in: .en).hasPrefix("This server cannot publish quotes, which Mastodon can since")
        == true)
  }

  @Test func `Removing the data of an account removes the posts that it has answered`() throws {
    let bench = try ComposeBench([Self.offline.on(Self.request).repeated()])
    try bench.answer(post)
    let server = try #require(URL(string: "http://compose.test"))
    try UserActions.remove(account: "mira@compose.test", server: server, from: bench.store)
    let editor = WatchedEditor(bench.feature.makeComposeViewModel(.reply("7")))
    #expect(editor.state.phase == .failed(.offline))
  }
}
