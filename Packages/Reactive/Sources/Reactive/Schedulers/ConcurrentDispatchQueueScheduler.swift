public import Dispatch

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A scheduler that runs actions on a dispatch queue, which may be concurrent.
@preconcurrency public final class ConcurrentDispatchQueueScheduler: SchedulerType {
  /// A time interval in seconds.
  public typealias TimeInterval = Double
  /// A point in time.
  public typealias Time = Date

  private let queue: DispatchQueue
  private let leeway: DispatchTimeInterval

  /// Creates a scheduler that uses the given queue.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.queue = queue
    self.leeway = leeway
  }

  /// Creates a scheduler that uses the global queue with the given quality of service.
  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.init(queue: DispatchQueue.global(qos: qos.qosClass), leeway: leeway)
  }

  /// Returns a mailbox for one sequence. The mailbox keeps the order of the sequence's events, because it has at most
  /// one block on the queue at a time.
  @usableFromInline func makeMailbox() -> Mailbox { Mailbox(queue: queue) }

  /// The current date.
  public var now: Date { Date() }

  /// Runs `action` on the queue.
  @preconcurrency
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    queue.scheduleNow(state, action)
  }

  /// Runs `action` on the queue, `dueTime` from now.
  @preconcurrency
  public func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    queue.scheduleAfter(state, dueTime, leeway: leeway, action)
  }

  /// Runs `action` on the queue after `startAfter` and then every `period`, without drift.
  ///
  /// Ticks do not overlap, and none is lost: those that become due while another tick is running follow it immediately.
  @preconcurrency
  public func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    queue.schedulePeriodically(state, startAfter: startAfter, period: period, leeway: leeway, action)
  }
}

extension ConcurrentDispatchQueueScheduler: DispatchClockScheduler {}
