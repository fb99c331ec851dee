public import Dispatch

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A scheduler that runs actions on the main queue. An action that is scheduled from the main queue runs immediately,
/// even within another action.
///
/// Use it for `subscribe(on:)`. For `observe(on:)`, use ``MainScheduler``, which keeps the order of its actions.
@preconcurrency public final class ConcurrentMainScheduler: SchedulerType {
  /// A time interval in seconds.
  public typealias TimeInterval = Double
  /// A point in time.
  public typealias Time = Date

  /// The shared scheduler.
  public static let instance = ConcurrentMainScheduler()

  private init() {}

  /// The current date.
  public var now: Date { Date() }

  /// Runs `action` immediately if called on the main queue, or else on the main queue as soon as possible.
  @preconcurrency
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    MainScheduler.isCurrent ? action(state) : DispatchQueue.main.scheduleNow(state, action)
  }

  /// Runs `action` on the main queue, `dueTime` from now.
  @preconcurrency
  public func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    DispatchQueue.main.scheduleAfter(state, dueTime, leeway: .nanoseconds(0), action)
  }

  /// Runs `action` on the main queue after `startAfter` and then every `period`, without drift.
  @preconcurrency
  public func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    DispatchQueue.main.schedulePeriodically(
      state, startAfter: startAfter, period: period, leeway: .nanoseconds(0), action)
  }
}

extension ConcurrentMainScheduler: DispatchClockScheduler {}
