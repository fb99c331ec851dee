public import Dispatch

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Runs actions on the main queue, and always at once when called there, even from within another action.
///
/// Meant for `subscribe(on:)`. For `observe(on:)` take ``MainScheduler``, which keeps the order of what it is given.
@preconcurrency public final class ConcurrentMainScheduler: SchedulerType {
  /// A length of time in seconds.
  public typealias TimeInterval = Double
  /// A point in time.
  public typealias Time = Date

  /// The scheduler.
  public static let instance = ConcurrentMainScheduler()

  private init() {}

  /// The current date.
  public var now: Date { Date() }

  /// Runs `action`: now if called on the main queue, else there as soon as it can.
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
