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
    try bench.outbox?.resend(id)
    bench.advance(60)
    #expect(bench.server.numbers("a") == [1, 2, 1])
    #expect(try bench.entries().isEmpty)
  }

  @Test func `An action that cannot be decoded is kept, and those after it are sent`() throws {
    bench.crash()
    func otherVersion() -> Outbox<OldMessage, OldMessage, Int> {
      Outbox(
        "mira", in: bench.store, clock: bench.clock,
        handler: OutboxHandler(
          apply: { action, _ in action }, revert: { _, _ in }, send: { _, _ in .never() },
          lookUp: { _, _ in .just(.unknown) }, confirm: { _, _, _ in }))
    }
    try otherVersion().add(OldMessage(text: "Hello"), key: "a")
    bench.start()
    try bench.add(2)
    bench.advance(60)
    #expect(bench.server.numbers("a") == [2])
    let kept = otherVersion().currentEntries
    #expect(kept.map(\.action.text) == ["Hello"] && kept.map(\.state) == [.failed])
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
}
