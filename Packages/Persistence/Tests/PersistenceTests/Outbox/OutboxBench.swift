import Foundation
import Locking
import Persistence
import Reactive
import Testing

/// An action of a test: a number that is added to a conversation. The server refuses the multiples of 7.
struct Message: JSONColumnValue, Hashable {
  var conversation: String
  var number: Int
  var isRefused: Bool { number % 7 == 0 }
}

/// The optimistic result of all messages: the numbers of each conversation.
struct StoredConversation: Record {
  var name: String
  var numbers: [Int]

  static let table = Table<StoredConversation>(
    "conversation", Column(key: "name", \.name), Column("numbers", \.numbers), make: StoredConversation.init)
  static let schema = Schema("conversations", tables: [table])
}

struct Lost: Error, Equatable {}

/// A server that performs messages, remembers idempotency keys for an hour, and fails as a test demands.
final class MessageServer: Sendable {
  enum Fault: CaseIterable, Sendable {
    case none, lostRequest, lostReply, lostBoth, silence, silentSuccess, duplicate, wait
  }

  struct State {
    var performed: [Message] = []
    var keys: [String: Date] = [:]
    var requests: [Message] = []
    var times: [Date] = []
    var lookups = 0
    var fault: Fault = .none
    var lookup: OutboxLookup<Int>?
    var failsLookup = false
  }

  let state = Locked(State())
  private let clock: HistoricalScheduler

  init(_ clock: HistoricalScheduler) { self.clock = clock }

  var performed: [Message] { state.withLock { $0.performed } }
  func numbers(_ conversation: String) -> [Int] {
    performed.filter { $0.conversation == conversation }.map(\.number)
  }
  func fail(_ fault: Fault) { state.withLock { $0.fault = fault } }

  func send(_ message: Message, key: String) -> Single<OutboxReply<Int>> {
    .deferred { [self] in
      let now = clock.now
      let fault = state.withLock { state in
        state.requests.append(message)
        state.times.append(now)
        let fault = state.fault
        let isLost = fault == .lostRequest || fault == .lostBoth || fault == .silence || fault == .wait
        for _ in 0..<(isLost ? 0 : fault == .duplicate ? 2 : 1) where !message.isRefused {
          if let known = state.keys[key], now.timeIntervalSince(known) < 3_600 { continue }
          state.keys[key] = now
          state.performed.append(message)
        }
        return fault
      }
      let reply: Single<OutboxReply<Int>> =
        switch fault {
        case .silence, .silentSuccess: .never()
        case .lostRequest, .lostReply, .lostBoth: .error(Lost())
        case .wait: .just(.wait(30))
        case .none, .duplicate: .just(message.isRefused ? .refused(reason: "seven") : .done(message.number))
        }
      return reply.delaySubscription(.milliseconds(200), scheduler: clock)
    }
  }

  func lookUp(_ message: Message) -> Single<OutboxLookup<Int>> {
    .deferred { [self] in
      try state.withLock { state in
        state.lookups += 1
        if state.failsLookup { throw Lost() }
        if let lookup = state.lookup { return .just(lookup) }
        return .just(state.performed.contains(message) ? .found(message.number) : .absent)
      }
    }
  }
}

/// An outbox with a server, a store in memory, and a clock that advances only when a test moves it.
final class OutboxBench {
  typealias MessageOutbox = Outbox<Message, StoredConversation, Int>

  let store: Store
  /// The number of rows that were read from the store.
  let rowsRead = Locked(0)
  let clock: HistoricalScheduler
  let server: MessageServer
  var policy = OutboxPolicy()
  private(set) var outbox: MessageOutbox?

  init() throws {
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    options.onTransaction = { [rowsRead] work in rowsRead.withLock { $0 += work.rowsRead } }
    store = try .inMemory(schemas: [OutboxStorage.schema, StoredConversation.schema], options: options)
    clock = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 1_000_000))
    server = MessageServer(clock)
    policy.jitter = { 1 }
    start()
  }

  /// Ends the outbox as a crash does: nothing is stored any more.
  func crash() { outbox = nil }

  func start() {
    outbox = MessageOutbox("mira", in: store, clock: clock, policy: policy, handler: handler)
    outbox?.start()
  }

  var handler: OutboxHandler<Message, StoredConversation, Int> {
    OutboxHandler(
      apply: { message, transaction in
        let old = try transaction.first(StoredConversation.filter(\.name == message.conversation))
        let before = old ?? StoredConversation(name: message.conversation, numbers: [])
        var after = before
        after.numbers.append(message.number)
        try transaction.add(after, update: .modified)
        return before
      },
      revert: { try $1.add($0, update: .modified) },
      send: { [server] in server.send($0, key: $1) },
      lookUp: { [server] message, _ in server.lookUp(message) },
      confirm: { _, _, _ in }, explain: { $0 is Lost ? "lost" : nil })
  }

  @discardableResult func add(_ number: Int, to conversation: String = "a") throws -> UUID {
    try #require(outbox).add(Message(conversation: conversation, number: number), key: conversation)
  }

  func advance(_ seconds: TimeInterval) { clock.advanceTo(clock.clock + seconds) }

  /// The numbers that a user sees.
  func shown(_ conversation: String = "a") throws -> [Int] {
    try store.read { try $0.first(StoredConversation.filter(\.name == conversation)) }?.numbers ?? []
  }

  func entries() throws -> [OutboxEntry<Message>] { try #require(outbox).currentEntries }
}

extension Outbox {
  var currentEntries: [OutboxEntry<Action>] {
    let current = Locked<[OutboxEntry<Action>]>([])
    entries.subscribe(onNext: { value in current.withLock { $0 = value } }).dispose()
    return current.withLock { $0 }
  }
}

extension StoredConversation: JSONColumnValue {}
