import Dispatch
import Foundation
import Testing

@testable import Reactive

@Suite struct RestartableTimerTests {
  /// A scheduler whose actions run when the test says so.
  private final class Waiting: DispatchClockScheduler, Sendable {
    private let actions = Lock<[@Sendable () -> any Disposable]>([])

    var now: Date { Date() }

    func scheduleRelative<State: Sendable>(
      _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
      actions.withLock { $0.append { action(state) } }
      return Disposables.create()
    }

    func schedule<State: Sendable>(
      _ state: State, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
      scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
    }

    func runAll() {
      let due = actions.withLock { actions in
        defer { actions = [] }
        return actions
      }
      for action in due { _ = action() }
    }
  }

  @Test func `A timer that was paused does not elapse when its deadline passes, and elapses after a restart`() {
    let (scheduler, serializer, journal) = (Waiting(), Serializer(), Journal(Int.self))
    let timer = RestartableTimer(interval: .nanoseconds(0), scheduler: scheduler)
    timer.restart(within: serializer) { journal.write(1) }
    timer.pause()
    scheduler.runAll()
    #expect(journal.entries == [])
    timer.restart(within: serializer) { journal.write(2) }
    scheduler.runAll()
    #expect(journal.entries == [2])
  }
}
