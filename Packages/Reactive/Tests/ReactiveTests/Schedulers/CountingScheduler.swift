import Dispatch
import Reactive

/// A scheduler of a serial queue that records its timers.
final class CountingScheduler: DispatchClockScheduler {
  let timers = Journal(Bool.self)
  private let queue = SerialDispatchQueueScheduler(qos: .default)

  var now: RxTime { queue.now }

  func schedule<State: Sendable>(
    _ state: State, action: @escaping @Sendable (State) -> any Disposable
  ) -> any Disposable { queue.schedule(state, action: action) }

  func scheduleRelative<State: Sendable>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
  ) -> any Disposable {
    timers.write(true)
    return queue.scheduleRelative(state, dueTime: dueTime, action: action)
  }
}
