public import Dispatch

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A time interval.
public typealias RxTimeInterval = DispatchTimeInterval
/// A point in time.
public typealias RxTime = Date

/// A scheduler that runs actions as soon as possible.
@preconcurrency public protocol ImmediateSchedulerType: Sendable {
  /// Runs `action(state)` once.
  ///
  /// - Returns: A disposable that cancels the action if it has not started, and otherwise disposes of the disposable
  ///   that the action returned.
  func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable
}

/// A scheduler that runs actions immediately, after a delay, or periodically.
@preconcurrency public protocol SchedulerType: ImmediateSchedulerType {
  /// The scheduler's current time.
  var now: RxTime { get }

  /// Runs `action(state)` once, `dueTime` from now.
  func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable

  /// Runs `action` after `startAfter` and then every `period`, each time with the state that the previous run returned.
  ///
  /// Ticks do not overlap. On a dispatch queue, they are measured from the start, so none is lost.
  func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable
}

extension SchedulerType {
  /// Runs `action` periodically by calling `scheduleRelative` for each tick. The next tick is scheduled before the
  /// action runs.
  @preconcurrency
  public func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    let schedule = EmulatedPeriodic(scheduler: self, period: period, state: state, action: action)
    schedule.scheduleNext(after: startAfter)
    return schedule.disposable
  }
}

/// A scheduler whose delays are measured with `DispatchTime`.
package protocol DispatchClockScheduler: SchedulerType {}

private final class EmulatedPeriodic<State: Sendable>: Sendable {
  let disposable = SerialDisposable()
  private let scheduler: any SchedulerType
  private let period: RxTimeInterval
  private let action: @Sendable (State) -> State
  private let pending: Lock<(ticks: Int, state: State)>

  init(
    scheduler: any SchedulerType, period: RxTimeInterval, state: State, action: @escaping @Sendable (State) -> State
  ) {
    self.scheduler = scheduler
    self.period = period
    self.action = action
    pending = Lock((0, state))
  }

  func scheduleNext(after dueTime: RxTimeInterval) {
    disposable.disposable = scheduler.scheduleRelative((), dueTime: dueTime) { _ in
      self.scheduleNext(after: self.period)
      self.tick()
      return Disposables.create()
    }
  }

  /// Runs the action or, if it is already running, leaves the tick to that run.
  private func tick() {
    var isFirst = pending.withLock { pending in
      pending.ticks += 1
      return pending.ticks == 1
    }
    while isFirst, !disposable.isDisposed {
      let state = action(pending.withLock { $0.state })
      isFirst = pending.withLock { pending in
        pending.state = state
        pending.ticks -= 1
        return pending.ticks > 0
      }
    }
  }
}
