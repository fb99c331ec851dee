public import Dispatch

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A scheduler that runs actions one after another on a serial dispatch queue.
@preconcurrency public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  // Invariant of @unchecked: every stored property of this class and of its subclasses is an immutable Sendable value.

  /// A time interval in seconds.
  public typealias TimeInterval = Double
  /// A point in time.
  public typealias Time = Date

  let queue: DispatchQueue
  /// The pending actions, or `nil` if other code may use the queue. In that case, the order of the queue must be
  /// preserved.
  @usableFromInline let mailbox: Mailbox?
  private let leeway: DispatchTimeInterval

  init(serialQueue: DispatchQueue, isShared: Bool = true, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    queue = serialQueue
    mailbox = isShared ? nil : Mailbox(queue: serialQueue)
    self.leeway = leeway
  }

  /// Creates a scheduler with a new serial queue, which `serialQueueConfiguration` can configure.
  public convenience init(
    internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let queue = DispatchQueue(label: internalSerialQueueName)
    serialQueueConfiguration?(queue)
    self.init(serialQueue: queue, isShared: serialQueueConfiguration != nil, leeway: leeway)
  }

  /// Creates a scheduler with a new serial queue that targets `queue`, which may be concurrent.
  public convenience init(
    queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(
      serialQueue: DispatchQueue(label: internalSerialQueueName, target: queue), isShared: false, leeway: leeway)
  }

  /// Creates a scheduler with a new serial queue that targets the global queue with the given quality of service.
  public convenience init(
    qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(
      queue: DispatchQueue.global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName,
      leeway: leeway)
  }

  /// The current date.
  public var now: Date { Date() }

  /// Runs `action` on the queue.
  @preconcurrency
  public final func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleInternal(state, action)
  }

  /// Returns whether an action may run immediately on this thread. If so, call `leave` afterward; otherwise, call
  /// `enqueue`.
  @usableFromInline func enter() -> Bool { false }
  @usableFromInline func leave() {}

  /// Runs `work` in the same way as `schedule`, for work that checks for cancellation itself. Call this method after
  /// `enter()` has returned `false`.
  @usableFromInline func enqueue(_ work: @escaping @Sendable () -> Void) {
    if let mailbox { mailbox.post(work) } else { queue.async(execute: work) }
  }

  func scheduleInternal<State: Sendable>(
    _ state: State, _ action: @escaping @Sendable (State) -> any Disposable
  ) -> any Disposable {
    let disposable = SingleAssignmentDisposable()
    enqueue { if !disposable.isDisposed { disposable.setDisposable(action(state)) } }
    return disposable
  }

  /// Runs `action` on the queue, `dueTime` from now.
  @preconcurrency
  public final func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    queue.scheduleAfter(state, dueTime, leeway: leeway, action)
  }

  /// Runs `action` on the queue after `startAfter` and then every `period`, without drift.
  ///
  /// Ticks do not overlap, and none is lost: those that become due while another tick is running follow it immediately.
  @preconcurrency
  public final func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    queue.schedulePeriodically(state, startAfter: startAfter, period: period, leeway: leeway, action)
  }
}

extension SerialDispatchQueueScheduler: DispatchClockScheduler {}
