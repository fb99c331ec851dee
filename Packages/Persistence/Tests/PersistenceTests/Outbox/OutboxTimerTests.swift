import Foundation
import Persistence
import Reactive
import Testing

/// The thread of the clock can be faster than the one that adds an action.
@Suite struct OutboxTimerTests {
  @Test func `A retry is not lost if the clock sets its timer while another action is added`() throws {
    let bench = try OutboxBench()
    bench.crash()
    let clock = FastScheduler(base: bench.clock)
    let outbox = OutboxBench.MessageOutbox(
      "mira", in: bench.store, clock: clock, policy: bench.policy, handler: bench.handler)
    bench.server.fail(.lostRequest)
    try outbox.add(Message(conversation: "a", number: 1), key: "a")
    bench.advance(0.5)
    bench.server.fail(.silence)
    try outbox.add(Message(conversation: "b", number: 2), key: "b")
    bench.server.fail(.none)
    bench.advance(5)
    #expect(bench.server.numbers("a") == [1])
  }
}

/// A scheduler in virtual time whose thread runs what is due before its caller continues.
private struct FastScheduler: SchedulerType {
  let base: HistoricalScheduler

  var now: RxTime { base.now }

  func schedule<State: Sendable>(
    _ state: State, action: @escaping @Sendable (State) -> any Disposable
  ) -> any Disposable { action(state) }

  func scheduleRelative<State: Sendable>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
  ) -> any Disposable {
    if case .milliseconds(0) = dueTime { return action(state) }
    return base.scheduleRelative(state, dueTime: dueTime, action: action)
  }
}
