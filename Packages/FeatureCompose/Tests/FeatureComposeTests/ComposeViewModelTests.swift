import FeatureCompose
import Foundation
import Networking
import NetworkingTest
import Posts
import Presentation
import Reactive
import Testing

@MainActor @Suite struct ComposeViewModelTests {
  private static let posted = ScriptedReply.json(ComposeBench.status()).on("POST /api/v1/statuses")

  @Test func `The editor counts by the server's rules, and permits publishing while there is text that fits`() throws {
    let editor = WatchedEditor(try ComposeBench().feature.makeComposeViewModel())
    #expect(editor.state.remaining == 100 && !editor.state.canPublish)
    editor.write("see https://a.example/long/path") { $0.warning = "tea" }
    #expect(editor.state.remaining == 100 - 3 - 14 && editor.state.canPublish)
    editor.write(" \n")
    #expect(!editor.state.canPublish)
    editor.write(String(repeating: "a", count: 98))
    #expect(editor.state.remaining == -1 && !editor.state.canPublish)
  }

  @Test(arguments: [
    ("", true), ("en", true), ("zh-TW", true), ("ckb", true), ("tok", true), ("cnr", true), ("xx", false),
    ("english", false), ("-", false),
  ])
  func `A draft can be published only with a language code of ISO 639 or without a language`(
    code: String, isValid: Bool
  ) throws {
    let editor = WatchedEditor(try ComposeBench().feature.makeComposeViewModel())
    editor.write("Tea") { $0.language = code }
    #expect(editor.state.canPublish == isValid)
  }

  @Test func `A server that does not describe itself has Mastodon's limit`() throws {
    let bench = try ComposeBench([.status(500).on("GET /api/v2/instance")])
    #expect(WatchedEditor(bench.feature.makeComposeViewModel()).state.remaining == 500)
  }

  @Test func `Publishing sends the draft with an idempotency key, and closes the editor`() throws {
    let bench = try ComposeBench([Self.posted])
    let editor = WatchedEditor(bench.feature.makeComposeViewModel())
    editor.write("Tea & tests") {
      ($0.warning, $0.visibility, $0.language) = ("drinks", .followers, "en")
    }
    editor.viewModel.publish.accept(())
    #expect(editor.state.phase == .sending)
    editor.viewModel.publish.accept(())
    editor.write("too late")
    bench.advance(seconds: 5)
    #expect(editor.outcomes == [.published] && editor.intents == [.close] && editor.state.phase == .closed)
    #expect(
      bench.published.map(\.form) == [
        "status=Tea%20%26%20tests&spoiler_text=drinks&visibility=private&language=en"
      ])
    #expect(bench.published.first?.key.flatMap(UUID.init) != nil)
    #expect(WatchedEditor(bench.feature.makeComposeViewModel()).state.draft == ComposeDraft())
  }

  @Test func `A draft is stored once a second while the user writes, and restored by the next editor`() throws {
    let bench = try ComposeBench()
    func stored() throws -> String? { try bench.feature.storedDraft()?.text }
    let editor = WatchedEditor(bench.feature.makeComposeViewModel())
    for (text, expected) in [("T", "T"), ("Te", "T"), ("Tea", "T"), ("Tea,", "Tea"), ("Tea, ", "Tea")] {
      editor.write(text)
      #expect(try stored() == expected)
      bench.advance(seconds: 0.4)
    }
    editor.write("Tea") { $0.visibility = .direct }
    bench.advance(seconds: 1)
    let next = WatchedEditor(bench.feature.makeComposeViewModel())
    #expect(next.shown.text == "Tea" && next.shown.visibility == .direct && next.state.isRestored)
    next.write("Tea!")
    #expect(!next.state.isRestored)
  }

  @Test func `A draft is stored at once when the screen disappears, and removed when it is empty or discarded`() throws
  {
    let bench = try ComposeBench()
    func restored() -> String { WatchedEditor(bench.feature.makeComposeViewModel()).shown.text }
    let editor = WatchedEditor(bench.feature.makeComposeViewModel())
    editor.write("Tea")
    editor.viewModel.disappear.accept(())
    #expect(restored() == "Tea")
    editor.write("")
    editor.viewModel.disappear.accept(())
    #expect(restored().isEmpty)
    editor.write("Coffee")
    bench.advance(seconds: 2)
    editor.viewModel.discard.accept(())
    #expect(editor.intents == [.close] && restored().isEmpty)
    editor.viewModel.disappear.accept(())
    bench.advance(seconds: 2)
    #expect(restored().isEmpty)
  }

  @Test func `Each account has its own drafts, and without a login nothing is stored or published`() throws {
    let bench = try ComposeBench()
    let first = WatchedEditor(bench.feature.makeComposeViewModel())
    first.write("Tea")
    first.viewModel.disappear.accept(())
    let other = try ComposeBench(account: "ada", store: bench.store)
    #expect(WatchedEditor(other.feature.makeComposeViewModel()).shown.text.isEmpty)
    let nobody = try ComposeBench(account: nil, store: bench.store)
    let editor = WatchedEditor(nobody.feature.makeComposeViewModel())
    editor.write("Coffee")
    nobody.advance(seconds: 2)
    editor.viewModel.publish.accept(())
    #expect(editor.state.failure == .actionNeedsLogin && editor.state.draft.text == "Coffee")
    #expect(!editor.viewModel.offersLogin, "An app has no login unless it says so.")
  }

  @Test func `A reply begins with mentions, and has the warning and the audience of the post`() throws {
    let fields =
      #", "spoiler_text": "drinks", "visibility": "private", "mentions": [{"id": "3", "username": "bo", "acct": "bo"}, {"id": "1", "username": "mira", "acct": "mira"}, {"id": "2", "username": "ada", "acct": "ada@other.example"}, {"id": "4", "username": "x", "acct": "x y\u001b"}]"#
    let bench = try ComposeBench([
      .json(ComposeBench.status(fields)).on("GET /api/v1/statuses/7").repeated(), Self.posted,
    ])
    let editor = WatchedEditor(bench.feature.makeComposeViewModel(.reply("7")))
    #expect(editor.shown.text == "@ada@other.example @bo ")
    #expect(editor.shown.warning == "drinks" && editor.shown.visibility == .followers)
    #expect(editor.state.target?.author == "Ada" && editor.state.target?.text == "drinks")
    #expect(editor.state.remaining == 100 - 6 - 9 && !editor.state.isRestored)
    editor.write("@ada@other.example Agreed")
    bench.advance(seconds: 2)
    let next = WatchedEditor(bench.feature.makeComposeViewModel(.reply("7")))
    #expect(next.shown.text == "@ada@other.example Agreed" && next.state.isRestored)
    #expect(WatchedEditor(bench.feature.makeComposeViewModel()).shown.text.isEmpty)
    next.viewModel.publish.accept(())
    bench.advance(seconds: 5)
    #expect(bench.published.first?.form.contains("in_reply_to_id=7") == true)
    #expect(bench.published.first?.form.contains("visibility=private") == true)
  }

  @Test func `A reply mentions names of up to 300 bytes`() throws {
    let names = [300, 301].map { String(repeating: "a", count: $0) }
    let mentions = names.map { #"{"id": "3", "username": "\#($0)", "acct": "\#($0)"}"# }.joined(separator: ",")
    let status = ComposeBench.status(#", "mentions": [\#(mentions)]"#)
    let bench = try ComposeBench([.json(status).on("GET /api/v1/statuses/7")])
    let editor = WatchedEditor(bench.feature.makeComposeViewModel(.reply("7")))
    #expect(editor.shown.text == "@ada@other.example @\(names[0]) ")
  }

  @Test func `A public post leaves the audience of its reply to the user's default`() throws {
    let bench = try ComposeBench([.json(ComposeBench.status(#", "visibility": "public""#)).on("GET /api/v1/statuses/7")]
    )
    #expect(WatchedEditor(bench.feature.makeComposeViewModel(.reply("7"))).shown.visibility == nil)
  }

  @Test func `A post that cannot be loaded is a failure, which the user can retry`() throws {
    let bench = try ComposeBench([
      .status(404).on("GET /api/v1/statuses/7"), .failure(.transport(.offline)).on("GET /api/v1/statuses/7"),
      .json(ComposeBench.status()).on("GET /api/v1/statuses/7"),
    ])
    let editor = WatchedEditor(bench.feature.makeComposeViewModel(.reply("7")))
    #expect(editor.state.phase == .failed(.noPost("7")))
    editor.viewModel.retry.accept(())
    #expect(editor.state.phase == .failed(.offline))
    editor.viewModel.retry.accept(())
    #expect(editor.state.phase == .writing && editor.shown.text == "@ada@other.example ")
  }

  @Test func `The draft of a reply can be continued without a connection`() throws {
    let bench = try ComposeBench([
      .json(ComposeBench.status()).on("GET /api/v1/statuses/7"),
      .failure(.transport(.offline)).on("GET /api/v1/statuses/7"),
    ])
    let first = WatchedEditor(bench.feature.makeComposeViewModel(.reply("7")))
    first.write("@ada@other.example Agreed")
    first.viewModel.disappear.accept(())
    let editor = WatchedEditor(bench.feature.makeComposeViewModel(.reply("7")))
    editor.write(editor.shown.text + "!")
    #expect(editor.state.phase == .writing && editor.state.draft.text == "@ada@other.example Agreed!")
    #expect(editor.state.draft.replyTo == "7")
  }
}
