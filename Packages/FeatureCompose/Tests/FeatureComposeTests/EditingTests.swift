import FeatureCompose
import Foundation
import Networking
import NetworkingTest
import Persistence
import Posts
import Presentation
import Reactive
import Testing

@MainActor @Suite struct EditingTests {
  private static let own =
    #"{"id": "7", "uri": "u", "created_at": "1970-01-01T00:00:00Z", "content": "<p>Tea</p>", "sensitive": true, "spoiler_text": "drinks", "visibility": "unlisted", "language": "en", "in_reply_to_id": "5", "media_attachments": [{"id": "31", "type": "image", "url": "https://a.example/1.png", "description": "A cup"}], "account": {"id": "1", "username": "mira", "acct": "mira"}"#

  private static func own(_ fields: String = "") -> ScriptedReply {
    .json(own + fields + "}").on("GET /api/v1/statuses/7").repeated()
  }

  private static let source = ScriptedReply.json(#"{"id": "7", "text": "Tea @ada", "spoiler_text": "drinks"}"#)
    .on("GET /api/v1/statuses/7/source").repeated()
  private static let changed = ScriptedReply.json(
    own.replacing("Tea", with: "Coffee") + #", "edited_at": "2026-01-02T00:00:00Z"}"#
  ).on("PUT /api/v1/statuses/7")

  private static func poll(_ end: String) -> String {
    #", "poll": {"id": "9", "expires_at": "\#(end)", "multiple": true, "options": [{"title": "a"}, {"title": "b"}]}"#
  }

  private func edit(_ bench: ComposeBench) -> WatchedEditor {
    WatchedEditor(bench.feature.makeComposeViewModel(.edit("7")))
  }

  private func forms(_ bench: ComposeBench, _ method: HTTPMethod) -> [String] {
    bench.transport.requests.filter { $0.method == method }.map { request in
      request.body.segments.map { if case .data(let data) = $0 { String(decoding: data, as: UTF8.self) } else { "" } }
        .joined()
    }
  }

  @Test func `The editor of a post begins with its source, and changes the post with everything that it keeps`() throws
  {
    let bench = try ComposeBench([Self.own(), Self.source, Self.changed])
    let editor = edit(bench)
    #expect(editor.shown.text == "Tea @ada" && editor.shown.warning == "drinks" && editor.shown.editing == "7")
    #expect(editor.shown.visibility == .unlisted && editor.shown.language == "en" && !editor.state.isRestored)
    editor.write("Coffee @ada")
    editor.viewModel.publish.accept(())
    bench.advance(seconds: 5)
    #expect(editor.outcomes == [.changed] && editor.intents == [.close])
    #expect(
      forms(bench, .put) == [
        "status=Coffee%20%40ada&spoiler_text=drinks&sensitive=true&visibility=unlisted&language=en&in_reply_to_id=5&media_ids%5B%5D=31"
      ])
  }

  @Test func `All screens show the changed post in place of a stored version`() throws {
    let bench = try ComposeBench([Self.own(), Self.source, Self.changed])
    let actions = UserActions(
      of: "mira@compose.test", try bench.client, store: bench.store, clock: bench.clock)
    let changes = BehaviorRelay(value: ActionChanges())
    let bag = DisposeBag()
    actions.changes.subscribe(onNext: { changes.accept($0) }).disposed(by: bag)
    let editor = edit(bench)
    editor.write("Coffee @ada")
    editor.viewModel.publish.accept(())
    bench.advance(seconds: 5)
    let person = Person(id: "1", name: "Mira", username: "mira")
    let old = Post(id: "7", text: "Tea", author: person)
    #expect(changes.value.applied(to: old).text == "Coffee" && changes.value.applied(to: old).warning == "drinks")
    var newer = Post(id: "7", text: "Milk", author: person)
    newer.edited = Date(timeIntervalSince1970: 2_000_000_000)
    #expect(changes.value.applied(to: newer).text == "Milk")
  }

  @Test func `A refused change keeps the text and says why`() throws {
    let refusal = ScriptedReply.json(#"{"error": "No coffee"}"#, status: 422).on("PUT /api/v1/statuses/7")
    let bench = try ComposeBench([Self.own(), Self.source, refusal])
    let editor = edit(bench)
    editor.write("Coffee")
    editor.viewModel.publish.accept(())
    bench.advance(seconds: 5)
    #expect(editor.state.phase == .writing && editor.shown.text == "Coffee" && editor.outcomes.isEmpty)
    #expect(editor.state.failure?.message(in: .en) == "The server refused: “No coffee”")
  }

  @Test func `The draft of a change is stored by itself, and can be continued without a connection`() throws {
    let bench = try ComposeBench([Self.own(), Self.source])
    let editor = edit(bench)
    editor.write("Coffee")
    bench.advance(seconds: 2)
    #expect(WatchedEditor(bench.feature.makeComposeViewModel()).shown.text.isEmpty)
    let offline = try ComposeBench(
      [
        .failure(.transport(.offline)).on("GET /api/v1/statuses/7").repeated(),
        .failure(.transport(.offline)).on("GET /api/v1/statuses/7/source").repeated(),
      ], store: bench.store)
    #expect(edit(offline).shown.text == "Coffee")
  }

  @Test func `A change keeps a language that has no code, and cannot get another one`() throws {
    let bench = try ComposeBench([
      .json(Self.own.replacing(#""en""#, with: #""qqq""#) + "}").on("GET /api/v1/statuses/7"), Self.source,
    ])
    let editor = edit(bench)
    #expect(editor.shown.language == "qqq" && editor.state.canPublish)
    editor.write("Coffee") { $0.language = "qqx" }
    #expect(!editor.state.canPublish && editor.state.obstacle == .language)
    editor.write("Coffee") { $0.language = "qqq" }
    #expect(editor.state.canPublish)
  }

  @Test func `A retry says that the post is being loaded`() throws {
    let routes = ["", "/source"].map { "GET /api/v1/statuses/7\($0)" }
    let bench = try ComposeBench(
      routes.map { .failure(.transport(.offline)).on($0) } + routes.map { ScriptedReply.never.on($0) })
    let editor = edit(bench)
    #expect(editor.state.phase == .failed(.offline))
    editor.viewModel.retry.accept(())
    #expect(editor.state.phase == .loading)
  }

  @Test func `The posts of others cannot be edited`() throws {
    let bench = try ComposeBench([
      .json(ComposeBench.status()).on("GET /api/v1/statuses/7"), Self.source,
    ])
    #expect(edit(bench).state.phase == .failed(.notOwnPost))
    #expect(LoadFailure.notOwnPost.message(in: .en) == "Only your own posts can be edited or deleted")
  }

  @Test func `A change keeps an open poll, and is not possible if the poll has ended or ends soon`() throws {
    let open = try ComposeBench([Self.own(Self.poll("1970-01-01T01:00:00Z")), Self.source, Self.changed])
    let editor = edit(open)
    #expect(editor.shown.poll?.options == ["a", "b"] && editor.shown.poll?.isMultiple == true)
    #expect(editor.shown.poll?.duration == 3_600)
    open.advance(seconds: 600)
    editor.write("Coffee")
    editor.viewModel.publish.accept(())
    open.advance(seconds: 5)
    let form = try #require(forms(open, .put).first)
    #expect(form.contains("poll%5Bexpires_in%5D=2999&poll%5Bmultiple%5D=true"), "\(form)")
    let last = try ComposeBench([Self.own(Self.poll("1970-01-01T00:05:00Z")), Self.source])
    #expect(edit(last).shown.poll?.options == ["a", "b"])
    let ended = try ComposeBench([Self.own(Self.poll("1970-01-01T00:04:00Z")), Self.source])
    guard case .failed(let failure) = edit(ended).state.phase else { return #expect(Bool(false)) }
    #expect(failure.message(in: .en).hasPrefix("The poll of this post has ended or ends within five minutes"))
  }

  @Test func `A deleted post is written again with everything that it contained, until that is published or discarded`()
    async throws
  {
    let deleted = ScriptedReply.json(Self.own + "}").on("DELETE /api/v1/statuses/7")
    let posted = ScriptedReply.json(Self.own + "}").on("POST /api/v1/statuses")
    let bench = try ComposeBench([Self.own(), Self.source, deleted, posted])
    let actions = ActionInput(
      UserActions(of: "mira@compose.test", try bench.client, store: bench.store, clock: bench.clock))
    let editors = BehaviorRelay<[PostEditor]>(value: [])
    let bag = DisposeBag()
    actions.editor.emit(onNext: { editors.accept(editors.value + [$0]) }).disposed(by: bag)
    let post = Post(id: "7", text: "Tea", author: Person(id: "1", name: "Mira", username: "mira"))
    #expect(WatchedEditor(bench.feature.makeComposeViewModel(.redraft("7"))).state.phase != .writing)
    actions.redraft.accept(post)
    #expect(editors.value == [.redraft("7")] && actions.changes.value.hasDeleted(post))
    bench.advance(seconds: 5)
    let first = WatchedEditor(bench.feature.makeComposeViewModel(.redraft("7")))
    #expect(first.shown.text == "Tea @ada" && first.shown.files.map(\.id) == ["31"] && first.shown.replyTo == "5")
    first.viewModel.disappear.accept(())
    let editor = WatchedEditor(bench.feature.makeComposeViewModel(.redraft("7")))
    #expect(editor.shown == first.shown)
    editor.viewModel.publish.accept(())
    bench.advance(seconds: 5)
    #expect(editor.outcomes == [.published])
    #expect(
      forms(bench, .post) == [
        "status=Tea%20%40ada&spoiler_text=drinks&sensitive=true&visibility=unlisted&language=en&in_reply_to_id=5&media_ids%5B%5D=31"
      ])
    let last = WatchedEditor(bench.feature.makeComposeViewModel(.redraft("7")))
    guard case .failed(let failure) = last.state.phase else { return #expect(Bool(false)) }
    #expect(failure.message(in: .en) == "There is no draft of this post on this machine")
  }
}
