import FeatureCompose
import Foundation
import Networking
import NetworkingTest
import Persistence
import Posts
import Presentation
import Reactive
import Testing

@MainActor @Suite struct PublishingTests {
  private static func posted(_ reply: ScriptedReply) -> ScriptedReply { reply.on("POST /api/v1/statuses") }
  private static let success = posted(.json(ComposeBench.status()))

  private func publish(_ text: String, on bench: ComposeBench) -> WatchedEditor {
    let editor = WatchedEditor(bench.feature.makeComposeViewModel())
    editor.write(text)
    editor.viewModel.publish.accept(())
    bench.advance(seconds: 0.5)
    return editor
  }

  @Test func `A refusal shows the reason, and the draft stays`() throws {
    let bench = try ComposeBench([
      Self.posted(.json(#"{"error": "Validation failed: No tea"}"#, status: 422)), Self.success,
    ])
    let editor = publish("Tea", on: bench)
    #expect(editor.state.phase == .writing && editor.shown.text == "Tea" && editor.outcomes.isEmpty)
    #expect(editor.state.failure?.message(in: .en) == "The server refused: “Validation failed: No tea”")
    #expect(WatchedEditor(bench.feature.makeComposeViewModel()).shown.text == "Tea")
    editor.write("Coffee")
    #expect(editor.state.failure == nil)
    editor.viewModel.publish.accept(())
    bench.advance(seconds: 5)
    #expect(editor.outcomes == [.published])
    #expect(Set(bench.published.map(\.key)).count == 2)
  }

  @Test func `A refused text that was not stored before goes on without a message about another window`() throws {
    let bench = try ComposeBench([Self.posted(.json(#"{"error": "No tea"}"#, status: 422))])
    let editor = WatchedEditor(bench.feature.makeComposeViewModel())
    editor.write("Tea")
    bench.advance(seconds: 0.2)
    editor.write("Tea!")
    editor.viewModel.publish.accept(())
    bench.advance(seconds: 0.2)
    #expect(editor.state.phase == .writing && editor.state.failure != nil)
    editor.write("Coffee")
    editor.viewModel.disappear.accept(())
    #expect(editor.state.failure == nil)
    #expect(WatchedEditor(bench.feature.makeComposeViewModel()).shown.text == "Coffee")
  }

  @Test func `Without a connection, the post waits in the outbox, and is sent with the same key`() throws {
    let bench = try ComposeBench([Self.posted(.failure(.transport(.offline))), Self.success])
    let editor = publish("Tea", on: bench)
    #expect(editor.outcomes == [.unstored(.offline)] && editor.intents == [.close])
    #expect(WatchedEditor(bench.feature.makeComposeViewModel()).shown.text.isEmpty)
    bench.advance(seconds: 10)
    #expect(bench.published.count == 2 && Set(bench.published.map(\.key)).count == 1)
  }

  @Test(arguments: [
    (ScriptedReply.failure(.transport(.offline)), LoadFailure.offline as LoadFailure?),
    (.json("{}", status: 429, headers: ["Retry-After": "100"]), nil),
  ])
  func `A post behind one that waits does not keep the editor open`(reply: ScriptedReply, failure: LoadFailure?) throws
  {
    let bench = try ComposeBench([Self.posted(reply).repeated()])
    #expect(publish("Tea", on: bench).outcomes == [.unstored(failure)])
    let second = publish("Coffee", on: bench)
    bench.advance(seconds: 1)
    #expect(second.outcomes == [.unstored(failure)] && second.intents == [.close])
    #expect(bench.published.allSatisfy { $0.form == "status=Tea" })
  }

  @Test func `A post that waits in a file is stored`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "compose-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    let store = try Store(
      file: folder.appending(path: "store.sqlite"),
      schemas: [ComposeFeature.schema, UserActions.schema, OutboxStorage.schema], options: options)
    let bench = try ComposeBench([Self.posted(.failure(.transport(.offline)))], store: store)
    #expect(publish("Tea", on: bench).outcomes == [.waiting(.offline)])
  }

  @Test func `A post that waits is sent by the next run of the program`() throws {
    let bench = try ComposeBench([Self.posted(.failure(.transport(.offline))).repeated()])
    _ = publish("Tea", on: bench)
    let next = try ComposeBench([Self.success], store: bench.store)
    next.advance(seconds: 600)
    #expect(next.published.map(\.form) == ["status=Tea"])
  }

  @Test func `Removing the data of an account removes its drafts and its waiting posts`() throws {
    let bench = try ComposeBench([Self.posted(.failure(.transport(.offline))).repeated()])
    _ = publish("Tea", on: bench)
    let second = WatchedEditor(bench.feature.makeComposeViewModel())
    second.write("Coffee")
    second.viewModel.disappear.accept(())
    try ComposeFeature.removeData(
      of: "mira@compose.test", at: try #require(URL(string: "http://compose.test")), from: bench.store)
    let next = try ComposeBench(store: bench.store)
    next.advance(seconds: 600)
    #expect(next.published.isEmpty && WatchedEditor(next.feature.makeComposeViewModel()).shown == ComposeDraft())
  }

  @Test(arguments: [("Agreed", "@ada@other.example Agreed"), ("Yes, @ada@other.example", "Yes, @ada@other.example")])
  func `A draft of a reply appends text after the mentions that the text lacks`(text: String, whole: String)
    async throws
  {
    let bench = try ComposeBench([.json(ComposeBench.status()).on("GET /api/v1/statuses/7")])
    var draft = try await bench.feature.draft(of: .reply("7"))
    draft.append(text)
    #expect(draft.text == whole)
  }

  @Test func `The post to reply to is found by its URL on any server`() async throws {
    let search = ScriptedReply.json("{\"accounts\": [], \"hashtags\": [], \"statuses\": [\(ComposeBench.status())]}")
      .on("GET /api/v2/search")
    let none = ScriptedReply.json(#"{"accounts": [], "hashtags": [], "statuses": []}"#).on("GET /api/v2/search")
    let bench = try ComposeBench([search, none])
    let url = "https://other.example/@ada/9"
    #expect(try await bench.feature.draft(of: .reply(url)).replyTo == "7")
    await #expect(throws: LoadFailure.noPost(PostID(url))) { try await bench.feature.draft(of: .reply(url)) }
  }

  @Test func `Commands without a login fail with the advice to log in`() async throws {
    let feature = try ComposeBench(account: nil).feature
    await #expect(throws: LoadFailure.unauthorized) { try await feature.draft(of: .reply("7")) }
    await #expect(throws: LoadFailure.unauthorized) { try await feature.publish(ComposeDraft()) }
  }
}
