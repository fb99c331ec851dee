import Foundation
import Locking
import Reactive
import ReactiveTest
import Testing

@testable import Persistence

/// Tests of queues in a file, which several processes can use. The system releases the lock of a process that ends, as it
/// does for an outbox that is released.
@Suite struct SenderLockTests {
  private let clock = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 1_795_000_000))
  private let server: MessageServer
  private let file = FileManager.default.temporaryDirectory.appending(path: "outbox-\(UUID())/store")

  init() { server = MessageServer(clock) }

  private func outbox() throws -> Outbox<Message, Message, Int> {
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    let store = try Store(file: file, schemas: [OutboxStorage.schema, StoredConversation.schema], options: options)
    let handler = OutboxHandler<Message, Message, Int>(
      apply: { action, _ in action }, revert: { _, _ in }, send: { [server] in server.send($0, key: $1) },
      lookUp: { [server] action, _ in server.lookUp(action) }, confirm: { _, _, _ in })
    return Outbox("a", in: store, clock: clock, handler: handler)
  }

  private func advance(_ seconds: TimeInterval) { clock.advanceTo(clock.clock + seconds) }

  @Test func `An attempt whose process has ended is repeated after two seconds`() throws {
    server.fail(.silentSuccess)
    var outbox: Outbox<Message, Message, Int>? = try outbox()
    try outbox?.add(Message(conversation: "a", number: 1), key: "a")
    advance(1)
    #expect(server.performed.count == 1)
    outbox = nil
    server.fail(.none)
    let next = try self.outbox()
    next.start()
    advance(0.5)
    #expect(server.state.withLock { $0.requests.count } == 1)
    advance(3)
    #expect(server.state.withLock { $0.requests.count } == 2)
    #expect(server.performed.count == 1)
    try FileManager.default.removeItem(at: file.deletingLastPathComponent())
  }

  @Test func `An attempt whose process ends while another one waits for it is repeated by that one`() throws {
    server.fail(.silence)
    var first: Outbox<Message, Message, Int>? = try outbox()
    try first?.add(Message(conversation: "a", number: 1), key: "a")
    advance(1)
    let second = try outbox()
    second.start()
    advance(20)
    #expect(server.state.withLock { $0.requests.count } == 1)
    first = nil
    server.fail(.none)
    advance(3)
    #expect(server.performed.map(\.number) == [1])
    withExtendedLifetime(second) {}
    try FileManager.default.removeItem(at: file.deletingLastPathComponent())
  }

  @Test func `An action that is being sent can be canceled once its process has ended, and nothing is sent for that`()
    throws
  {
    server.fail(.silence)
    var first: Outbox<Message, Message, Int>? = try outbox()
    let ids = try (1...2).map { try first?.add(Message(conversation: "a", number: $0), key: "a") }
    advance(1)
    let second = try outbox()
    #expect(try second.cancel(#require(ids[0])) == nil)
    first = nil
    server.fail(.none)
    #expect(try second.cancel(#require(ids[0])) == .sending)
    advance(600)
    #expect(server.state.withLock { $0.requests.map(\.number) } == [1])
    #expect(try second.cancel(#require(ids[1])) == .waiting)
    // The lock is free again.
    try second.add(Message(conversation: "a", number: 3), key: "a")
    advance(1)
    #expect(server.performed.map(\.number) == [3])
    try FileManager.default.removeItem(at: file.deletingLastPathComponent())
  }

  @Test func `An attempt of a process that still runs is not repeated before its time limit`() throws {
    server.fail(.silence)
    let first = try outbox()
    try first.add(Message(conversation: "a", number: 1), key: "a")
    advance(1)
    let second = try outbox()
    second.start()
    advance(100)
    #expect(server.state.withLock { $0.requests.count } == 1)
    // The second process sends what does not depend on it.
    server.fail(.none)
    try second.add(Message(conversation: "b", number: 2), key: "b")
    advance(1)
    #expect(server.performed.map(\.number) == [2])
    withExtendedLifetime(first) {}
    try FileManager.default.removeItem(at: file.deletingLastPathComponent())
  }
}
