import Foundation
import Locking
import Reactive
import Testing

@testable import Persistence

/// What an outbox does with the rest of its queue.
extension OutboxTests {
  @Test func `Canceling an action that waits lets the one after it be sent at once`() throws {
    bench.server.fail(.lostRequest)
    let first = try bench.add(1)
    bench.advance(100)
    bench.server.fail(.none)
    try bench.add(2)
    bench.advance(0.5)
    #expect(bench.server.performed.isEmpty)
    #expect(try #require(bench.outbox).cancel(first) == .waiting)
    bench.advance(0.5)
    #expect(bench.server.numbers("a") == [2])
  }

  @Test func `Of the refused actions, an outbox keeps the newest ones, up to its limit`() throws {
    bench.policy.failedCapacity = 2
    bench.start()
    for number in [7, 14, 21] {
      try bench.add(number)
      bench.advance(1)
    }
    #expect(try bench.entries().compactMap(\.action?.number) == [14, 21])
  }

  @Test func `An outbox without an action that is due writes nothing`() throws {
    let transactions = Locked(0)
    var options = StoreOptions()
    options.onTransaction = { _ in transactions.withLock { $0 += 1 } }
    let store = try Store.inMemory(schemas: [OutboxStorage.schema, StoredConversation.schema], options: options)
    let outbox = OutboxBench.MessageOutbox("mira", in: store, clock: bench.clock, handler: bench.handler)
    outbox.start()
    bench.advance(1)
    #expect(transactions.withLock { $0 } == 1, "one read")
    withExtendedLifetime(outbox) {}
  }

  @Test func `By default, an attempt counts as interrupted two seconds after its start, and not before`() {
    let (policy, now) = (OutboxPolicy(), Date(timeIntervalSince1970: 1_000_000))
    func isInterrupted(after seconds: TimeInterval) -> Bool {
      let entry = StoredOutboxEntry(
        queue: "mira", number: 1, id: UUID(), key: "a", action: StoredJSON(Message(conversation: "a", number: 1)),
        inverse: StoredJSON(Message(conversation: "a", number: 1)), created: now, next: now + policy.timeLimit)
      return policy.isInterrupted(entry, at: now + seconds)
    }
    #expect(isInterrupted(after: 2))
    #expect(!isInterrupted(after: 1.9))
  }
}
