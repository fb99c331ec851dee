import Composition
import Foundation
import Persistence
import Presentation
import Reactive
import Testing
import WebApp
import WebAppTest

/// An action of a test: text that a server receives.
struct SentText: JSONColumnValue, Hashable { var text: String }

@MainActor @Suite(.timeLimit(.minutes(15))) struct OutboxPageTests {
  /// A module with an outbox, its page, and a tab.
  private struct OutboxModule: WebModule {
    let source: OutboxSource
    let notes: NotesModule
    var tabs: [Route] { notes.tabs }
    var destinations: [Destination] { notes.destinations + [Destination(.outbox, title: OutboxRow.listTitle)] }
    var pages: [WebScene] { notes.pages + [.outbox] }

    func register(in container: inout Container) {}
    func outboxes(_ container: Container) -> [OutboxSource] { [source] }
  }

  private let outbox: Outbox<SentText, SentText, Bool>
  private let app: PageApp

  /// The clock of the outbox does not advance, so that its actions wait.
  init() async throws {
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    outbox = Outbox(
      "mira", in: try .inMemory(schemas: [OutboxStorage.schema], options: options), clock: HistoricalScheduler(),
      handler: OutboxHandler<SentText, SentText, Bool>(
        apply: { action, _ in action }, revert: { _, _ in }, send: { _, _ in .just(.done(true)) },
        lookUp: { _, _ in .just(.unknown) }, confirm: { _, _, _ in }))
    let source = OutboxSource(
      outbox, title: { LocalizedText(en: $0.text, zhHans: $0.text) }, reason: { LocalizedText(en: $0, zhHans: $0) })
    app = try await PageApp(OutboxModule(source: source, notes: NotesModule())) { _ in }
  }

  @Test func `The page shows what each action does as text, and a button for each decision`() async throws {
    defer { app.server.stop() }
    let client = await app.enter()
    #expect(await client.get("/outbox").body.contains("Everything is sent"))
    let id = try outbox.add(SentText(text: "Publish “<b>Tea</b>”"), key: "a")
    let body = await client.get("/outbox").body
    #expect(body.contains("<strong>Publish “&lt;b&gt;Tea&lt;/b&gt;”</strong>"), "\(body)")
    #expect(body.contains("row-\(id)") && body.contains(#"value="send""#) && body.contains(#"value="remove""#))
  }

  @Test func `A button removes its action, and a form for an unknown action or decision changes nothing`() async throws
  {
    defer { app.server.stop() }
    let client = await app.enter()
    let (first, second) = (
      try outbox.add(SentText(text: "Tea"), key: "a"), try outbox.add(SentText(text: "Cake"), key: "a")
    )
    let token = try #require(await client.get("/outbox").token)
    for (action, row) in [("remove", UUID().uuidString), ("explode", second.uuidString), ("remove", "x")] {
      _ = await client.post("/outbox", ["token": token, "action": action, "row": row])
    }
    _ = await client.post("/outbox", ["token": token, "action": "remove", "row": first.uuidString])
    let body = await client.get("/outbox").body
    #expect(!body.contains("<strong>Tea</strong>") && body.contains("<strong>Cake</strong>"), "\(body)")
  }

  @Test func `A decision about an action that the outbox no longer has shows the reason why nothing was done`()
    async throws
  {
    defer { app.server.stop() }
    let client = await app.enter()
    let id = try outbox.add(SentText(text: "Tea"), key: "a").uuidString
    let token = try #require(await client.get("/outbox").token)
    let reason = "The action is being sent, or was just sent. Look at the outbox again in a moment"
    for isLate in [false, true] {
      _ = await client.post("/outbox", ["token": token, "action": "remove", "row": id])
      #expect(await client.get("/outbox").body.contains(reason) == isLate)
    }
  }
}
