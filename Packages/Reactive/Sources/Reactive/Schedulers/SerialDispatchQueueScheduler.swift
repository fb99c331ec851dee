public import Dispatch

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Runs actions one after another on a dispatch queue of its own.
@preconcurrency public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  // Invariant of @unchecked: every stored property of this class and of its subclasses is an immutable Sendable value.

  /// A length of time in seconds.
  public typealias TimeInterval = Double
  /// A point in time.
  public typealias Time = Date

  let queue: DispatchQueue
  /// What waits for the queue; `nil` if others may put work into it, whose place in the order is to be kept.
  @usableFromInline let mailbox: Mailbox?
  private let leeway: DispatchTimeInterval

  init(serialQueue: DispatchQueue, isShared: Bool = true, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    queue = serialQueue
    mailbox = isShared ? nil : Mailbox(queue: serialQueue)
    self.leeway = leeway
  }

  /// A scheduler with a new serial queue, which `serialQueueConfiguration` may adjust.
  public convenience init(
    internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let queue = DispatchQueue(label: internalSerialQueueName)
    serialQueueConfiguration?(queue)
    self.init(serialQueue: queue, isShared: serialQueueConfiguration != nil, leeway: leeway)
  }

  /// A scheduler with a new serial queue that runs on `queue`, which may be concurrent.
  public convenience init(
    queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(
      serialQueue: DispatchQueue(label: internalSerialQueueName, target: queue), isShared: false, leeway: leeway)
  }

  /// A scheduler with a new serial queue on the global queue of `qos`.
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

  /// Whether what `schedule` would be given may run here and now. If so, call `leave` afterwards; otherwise `enqueue` it.
  @usableFromInline func enter() -> Bool { false }
  @usableFromInline func leave() {}

  /// Runs `work` as `schedule` does; for work that looks by itself whether it is still wanted. Called after `enter`.
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

  /// Runs `action` on the queue after `startAfter` and then every `period`, without drift. Ticks neither overlap nor get lost: those that came
  /// due while one was handled follow it at once.
  @preconcurrency
  public final func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    queue.schedulePeriodically(state, startAfter: startAfter, period: period, leeway: leeway, action)
  }
}
