import Foundation
import Networking
import Persistence
import Presentation
import Reactive
import Testing
import WebApp
import WebAppTest
import WebUI

@testable import Composition  // allow(testable-imports): only Composition emits the events of tokens

@MainActor @Suite(.timeLimit(.minutes(15))) struct AccountChangeTests {
  private struct Accounts: AccountProvider {
    let all = BehaviorRelay<[Account]>(value: [])
    let expired = BehaviorRelay<[ServerID]>(value: [])

    var accounts: Observable<[Account]> { all.asObservable() }
    func account(at server: ServerID) -> Account? { all.value.last }
    func expire(at server: ServerID) -> Single<Void> {
      .deferred {
        expired.accept(expired.value + [server])
        return .just(())
      }
    }
  }

  private struct Offline: Error {}

  /// What a page resolves, once for each user.
  private struct Visit { let number: Int }

  /// A module with a page of the visit, and with an outbox for a user who is logged in.
  private struct VisitModule: WebModule {
    let accounts: Accounts
    let source: OutboxSource
    /// The container of each page that was created.
    let containers = BehaviorRelay<[Container]>(value: [])
    let destinations = [Destination(.drafts, title: LocalizedText(en: "Drafts", zhHans: "草稿"))]
    var pages: [WebScene] {
      [
        WebScene(.drafts) { [containers] context in
          containers.accept(containers.value + [context.container])
          let page = StatePage(LocalizedText(en: "Drafts", zhHans: "草稿"), language: context.language)
          let visit = try context.container.resolve(Visit.self)
          page.body = { HTML("visit \(visit.number)") }
          return Scene(screen: page)
        }
      ]
    }

    func register(in container: inout Container) {
      let (accounts, created) = (accounts, BehaviorRelay(value: 0))
      container.register((any AccountProvider).self) { _ in accounts }
      container.register(Visit.self, .session) { _ in
        created.accept(created.value + 1)
        return Visit(number: created.value)
      }
    }

    func outboxes(_ container: Container) -> [OutboxSource] { accounts.all.value.isEmpty ? [] : [source] }
  }

  private let module: VisitModule
  private let user: Account
  private let clock = HistoricalScheduler()
  private let sent = BehaviorRelay<[String]>(value: [])
  private let isOnline = BehaviorRelay(value: true)

  /// The outbox has an action of an earlier session.
  init() throws {
    user = Account(server: try #require(URL(string: "https://notes.example")), name: "ada", proof: .token("secret"))
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    let store = try Store.inMemory(schemas: [OutboxStorage.schema], options: options)
    _ = try Self.outbox(store, HistoricalScheduler(), sent, isOnline).add(SentText(text: "Tea"), key: "a")
    let source = OutboxSource(
      Self.outbox(store, clock, sent, isOnline), title: { LocalizedText(en: $0.text, zhHans: $0.text) },
      reason: { LocalizedText(en: $0, zhHans: $0) })
    module = VisitModule(accounts: Accounts(), source: source)
  }

  /// Returns the outbox of one session, which notes what it sends.
  private static func outbox(
    _ store: Store, _ clock: HistoricalScheduler, _ sent: BehaviorRelay<[String]>, _ isOnline: BehaviorRelay<Bool>
  ) -> Outbox<SentText, SentText, Bool> {
    Outbox(
      "mira", in: store, clock: clock,
      handler: OutboxHandler(
        apply: { action, _ in action }, revert: { _, _ in },
        send: { action, _ in
          sent.accept(sent.value + [action.text])
          return isOnline.value ? .just(.done(true)) : .error(Offline())
        }, lookUp: { _, _ in .just(.unknown) }, confirm: { _, _, _ in }, explain: { _ in "offline" }))
  }

  /// Lets the outbox do what is due, and not what it does again after a failure.
  private func send() { clock.advanceTo(clock.clock + 0.1) }

  @Test func `The actions of an earlier session are sent when the app starts`() async throws {
    module.accounts.all.accept([user])
    let app = try await PageApp(module) { _ in }
    defer { app.server.stop() }
    send()
    #expect(sent.value == ["Tea"])
  }

  @Test func `The actions of a user are sent after the login, and not before it`() async throws {
    let app = try await PageApp(module) { _ in }
    defer { app.server.stop() }
    send()
    #expect(sent.value == [])
    module.accounts.all.accept([user])
    send()
    #expect(sent.value == ["Tea"])
  }

  @Test(arguments: [false, true])
  func `An action that failed is sent again when the server accepts another request, unless the user has logged out`(
    isLoggedOut: Bool
  ) async throws {
    module.accounts.all.accept([user])
    isOnline.accept(false)
    let app = try await PageApp(module) { _ in }
    defer { app.server.stop() }
    _ = await app.enter().get("/drafts")
    send()
    #expect(sent.value == ["Tea"])
    if isLoggedOut { module.accounts.all.accept([]) }
    try #require(module.containers.value.first).resolve(TokenEvents.self).acceptances.accept(())
    send()
    #expect(sent.value == (isLoggedOut ? ["Tea"] : ["Tea", "Tea"]))
  }

  @Test func `After a login, browsers request their pages again, which use the instances of the new user`() async throws
  {
    let app = try await PageApp(module) { _ in }
    defer { app.server.stop() }
    let client = await app.enter()
    #expect(await client.get("/drafts").body.contains("visit 1"))
    #expect(await client.get("/drafts").body.contains("visit 1"))
    var events = client.events("/drafts", state: 0).makeAsyncIterator()
    _ = await events.next()
    module.accounts.all.accept([user])
    try #require(await client.get("/drafts").body.contains("visit 2"))
    var text = ""
    while let piece = await events.next() { text += piece }
    #expect(text.contains(#"["open","/drafts"]"#))
  }

  @Test func `A login that cannot be stored does not wait for an answer, and the next page says that it will end`()
    async throws
  {
    let app = try await PageApp(module) { _ in }
    defer { app.server.stop() }
    let client = await app.enter()
    _ = await client.get("/drafts")
    let text = LocalizedText(en: "Store?", zhHans: "保存？")
    let consent = try #require(module.containers.value.first).resolve(StorageConsent.self)
    #expect(
      await !consent.answer(to: StorageConsent.Question(title: text, message: text, confirm: text, cancel: text)))
    #expect(await client.get("/drafts").body.contains("There is no keyring, so the login ends with the app."))
  }

  @Test func `A session expires the account whose token the server no longer accepts, and no other account`()
    async throws
  {
    let app = try await PageApp(module) { _ in }
    defer { app.server.stop() }
    module.accounts.all.accept([user])
    _ = await app.enter().get("/drafts")
    let logouts = try #require(module.containers.value.first).resolve(TokenEvents.self).logouts
    logouts.accept(("notes", nil))
    #expect(module.accounts.expired.value == [])
    logouts.accept(("notes", user))
    #expect(module.accounts.expired.value == ["notes"])
  }
}
