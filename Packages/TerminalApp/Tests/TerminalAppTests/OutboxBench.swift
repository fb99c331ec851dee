import Composition
import Foundation
import Locking
import Persistence
import Presentation
import Reactive
import TerminalUI
import Testing

@testable import TerminalApp

/// An action of a test: text that a server receives.
struct SentText: JSONColumnValue, Hashable { var text: String }

/// An outbox whose server does as a test says, and a module that shows it.
@MainActor final class OutboxBench {
  enum Answer { case done, refused, offline, silence, lost }

  struct Offline: Error {}

  let clock = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 1_795_312_800))
  let outbox: Outbox<SentText, SentText, Bool>
  let received = Locked<[String]>([])
  private let answer = Locked(Answer.done)

  init() throws {
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    let store = try Store.inMemory(schemas: [OutboxStorage.schema], options: options)
    var policy = OutboxPolicy()
    policy.jitter = { 1 }
    let handler = OutboxHandler<SentText, SentText, Bool>(
      apply: { action, _ in action }, revert: { _, _ in },
      send: { [answer, received] action, _ in
        switch answer.withLock({ $0 }) {
        case .done:
          received.withLock { $0.append(action.text) }
          return .just(.done(true))
        case .refused: return .just(.refused(reason: "No tea"))
        case .offline: return .error(Offline())
        case .silence, .lost: return .never()
        }
      },
      lookUp: { _, _ in .just(.unknown) }, confirm: { _, _, _ in },
      explain: { $0 is Offline ? "The server cannot be reached" : nil })
    outbox = Outbox("mira", in: store, clock: clock, policy: policy, handler: handler)
  }

  func answer(_ new: Answer) { answer.withLock { $0 = new } }

  func advance(_ seconds: TimeInterval) { clock.advanceTo(clock.clock + seconds) }

  func add(_ text: String, to key: String = "new") throws { try outbox.add(SentText(text: text), key: key) }

  /// Adds one action in each state: refused, of unknown outcome, being sent, waiting after an attempt, and new.
  func addAll() throws {
    answer(.refused)
    try add("Publish “Coffee”", to: "a")
    advance(1)
    answer(.lost)
    try add("Publish “Tea”", to: "b")
    advance(1)
    answer(.offline)
    advance(86_400)
    answer(.offline)
    try add("Favorite post 112", to: "c")
    advance(1)
    answer(.silence)
    try add("Reply “Yes”", to: "d")
    advance(0.5)
    answer(.offline)
    try add("Boost post 112", to: "c")
  }

  var source: OutboxSource {
    OutboxSource(
      outbox, title: { LocalizedText(en: $0.text, zhHans: $0.text) }, reason: { LocalizedText(en: $0, zhHans: $0) })
  }

  var rows: [OutboxRow] {
    let rows = Locked<[OutboxRow]>([])
    source.rows.subscribe(onNext: { new in rows.withLock { $0 = new } }).dispose()
    return rows.withLock { $0 }
  }

  var module: OutboxModule { OutboxModule(source: source) }

  func session(
    _ terminal: any Terminal, _ scheduler: any FrameScheduler, isOnline: Observable<Bool> = .never(),
    accounts: AccountSwitchTests.Accounts = .init()
  ) async throws -> TerminalSession {
    let definition = AppDefinition(
      name: "toy", version: "1.0",
      features: [ToyModule("notes"), module, AccountSwitchTests.AccountModule(accounts: accounts)])
    let app = try await App.toy(definition: definition)
    let session = TerminalSession(app, terminal: terminal, scheduler: scheduler, isOnline: isOnline)
    try session.open([app.modules.home])
    try session.application.start { _ in }
    return session
  }
}

/// A module with an outbox and without destinations.
struct OutboxModule: TerminalModule {
  let source: OutboxSource
  var destinations: [Destination] { [] }
  var scenes: [TerminalScene] { [] }
  var schemas: [Schema] { [OutboxStorage.schema] }
  func register(in container: inout Container) {}
  func outboxes(_ container: Container) -> [OutboxSource] { [source] }
}
