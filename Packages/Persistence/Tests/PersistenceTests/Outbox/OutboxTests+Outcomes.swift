import Foundation
import Locking
import Persistence
import Reactive
import Testing

/// The action of another version of the program.
private struct OldMessage: JSONColumnValue, Equatable {
  var text: String
}

/// Tests of actions whose outcome is unknown, and of those that cannot be read.
extension OutboxTests {
  @Test(arguments: [MessageServer.Fault.lostReply, .lostRequest])
  func `After the key's lifetime, an action is looked up, and sent only if the server has not performed it`(
    fault: MessageServer.Fault
  ) throws {
    bench.server.fail(fault)
    try bench.add(1)
    bench.advance(0.5)
    bench.crash()
    bench.advance(2 * 86_400)
    bench.server.fail(.none)
    bench.start()
    bench.advance(10)
    #expect(bench.server.state.withLock { $0.lookups } == 1)
    #expect(bench.server.numbers("a") == [1])
    #expect(bench.server.state.withLock { $0.requests.count } == (fault == .lostReply ? 1 : 2))
    #expect(try bench.entries().isEmpty)
  }

  @Test
  func `An action is uncertain if the lookup cannot tell, and those after it do not wait for the user's decision`()
    throws
  {
    bench.server.fail(.lostReply)
    let id = try bench.add(1)
    try bench.add(2)
    bench.advance(0.5)
    bench.crash()
    bench.advance(2 * 86_400)
    bench.server.fail(.none)
    bench.server.state.withLock { $0.lookup = .unknown }
    bench.start()
    bench.advance(86_400)
    #expect(try bench.entries().map(\.state) == [.uncertain])
    #expect(bench.server.numbers("a") == [1, 2])
    try bench.outbox?.sendNow(id)
    bench.advance(60)
    #expect(bench.server.numbers("a") == [1, 2, 1])
    #expect(try bench.entries().isEmpty)
  }

  @Test func `An uncertain action that the user has found on the server leaves the outbox, and its change stays`()
    throws
  {
    bench.server.fail(.lostReply)
    let id = try bench.add(1)
    bench.advance(0.5)
    #expect(try bench.outbox?.markAsDone(id) == false)
    bench.crash()
    bench.advance(2 * 86_400)
    bench.server.state.withLock { $0.lookup = .unknown }
    bench.start()
    bench.advance(60)
    #expect(try bench.outbox?.markAsDone(id) == true)
    bench.advance(86_400)
    #expect(bench.server.numbers("a") == [1])
    #expect(try bench.shown() == [1])
    #expect(try bench.entries().isEmpty)
  }

  @Test func `An entry says why its last attempt failed, and when the next one follows`() throws {
    bench.server.fail(.lostRequest)
    let id = try bench.add(1)
    bench.advance(1)
    let entry = try #require(try bench.entries().first)
    #expect(entry.reason == "lost" && entry.attempts == 1)
    #expect(entry.next.timeIntervalSince(entry.created).rounded(.down) == 1)
    bench.advance(1_000)
    bench.server.fail(.none)
    try bench.outbox?.sendNow(id)
    bench.advance(1)
    #expect(bench.server.numbers("a") == [1])
  }

  @Test func `An outbox sends nothing before it starts or adds an action`() throws {
    bench.server.fail(.lostRequest)
    try bench.add(1)
    bench.advance(1)
    bench.crash()
    bench.server.fail(.none)
    let quiet = OutboxBench.MessageOutbox(
      "mira", in: bench.store, clock: bench.clock, policy: bench.policy, handler: bench.handler)
    bench.advance(86_400)
    #expect(bench.server.performed.isEmpty && quiet.currentEntries.map(\.state) == [.waiting])
    quiet.start()
    bench.advance(1)
    #expect(bench.server.numbers("a") == [1])
  }

  @Test func `Entries that cannot be decoded are found with a number of reads that does not depend on theirs`() throws {
    bench.crash()
    for _ in 0..<90 { try otherVersion().add(OldMessage(text: "Hello"), key: "a") }
    bench.rowsRead.withLock { $0 = 0 }
    bench.start()
    bench.advance(60)
    #expect(otherVersion().currentEntries.allSatisfy { $0.state == .failed })
    #expect(bench.rowsRead.withLock { $0 } < 10 * 90)
  }

  @Test func `An action that cannot be decoded is kept, and those after it are sent`() throws {
    bench.crash()
    try otherVersion().add(OldMessage(text: "Hello"), key: "a")
    bench.start()
    try bench.add(2)
    bench.advance(60)
    #expect(bench.server.numbers("a") == [2])
    let kept = otherVersion().currentEntries
    #expect(kept.map(\.action?.text) == ["Hello"] && kept.map(\.state) == [.failed])
  }

  @Test func `A failed lookup is repeated`() throws {
    bench.server.fail(.lostReply)
    try bench.add(1)
    bench.advance(0.5)
    bench.crash()
    bench.advance(86_400)
    bench.server.state.withLock { $0.failsLookup = true }
    bench.start()
    bench.advance(60)
    #expect(bench.server.state.withLock { $0.lookups } > 2)
    bench.server.state.withLock { $0.failsLookup = false }
    bench.advance(600)
    #expect(bench.server.numbers("a") == [1])
    #expect(try bench.entries().isEmpty)
  }

  private func otherVersion() -> Outbox<OldMessage, OldMessage, Int> {
    Outbox(
      "mira", in: bench.store, clock: bench.clock,
      handler: OutboxHandler(
        apply: { action, _ in action }, revert: { _, _ in }, send: { _, _ in .never() },
        lookUp: { _, _ in .just(.unknown) }, confirm: { _, _, _ in }))
  }
}
