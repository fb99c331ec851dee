import Dispatch

/// A timer with a fixed interval that can be restarted any number of times.
///
/// On a dispatch queue, a restart only moves the deadline. A timer that fires before the deadline is set again for the
/// remaining time. In virtual time, each restart schedules an action, because the order of actions that are due at the
/// same time depends on when they were scheduled.
///
/// Access a timer only within one serializer.
final class RestartableTimer: Disposable, @unchecked Sendable {
  // Invariant of @unchecked: mutable state is accessed only within the serializer; the rest is immutable.
  private let scheduled = SerialDisposable()
  private let interval: RxTimeInterval
  private let scheduler: any SchedulerType
  private let movesDeadline: Bool
  @exclusivity(unchecked) private var restarts = 0
  @exclusivity(unchecked) private var deadline = DispatchTime.distantFuture
  @exclusivity(unchecked) private var isScheduled = false

  init(interval: RxTimeInterval, scheduler: any SchedulerType) {
    self.interval = interval
    self.scheduler = scheduler
    movesDeadline = scheduler is any DispatchClockScheduler
  }

  func dispose() { scheduled.dispose() }

  /// Stops the timer until it is restarted.
  func pause() {
    restarts += 1
    deadline = .distantFuture
  }

  /// Calls `elapsed` after the interval, unless the timer is restarted or disposed of first.
  ///
  /// - Precondition: The closures of all calls are interchangeable. A restart that only moves the deadline keeps the
  ///   closure of an earlier call. If the timer stored the latest one, the two would retain each other.
  func restart(within serializer: Serializer, _ elapsed: @escaping @Sendable () -> Void) {
    if case .never = interval { return }
    restarts += 1
    guard movesDeadline else { return schedule(after: interval, within: serializer, elapsed) }
    deadline = .now() + interval
    if !isScheduled { schedule(after: interval, within: serializer, elapsed) }
  }

  private func schedule(
    after time: RxTimeInterval, within serializer: Serializer, _ elapsed: @escaping @Sendable () -> Void
  ) {
    isScheduled = true
    scheduled.disposable = scheduler.scheduleRelative(restarts, dueTime: time) { restart in
      serializer.perform(restart) { self.fired(for: $0, within: serializer, elapsed) }
      return Disposables.create()
    }
  }

  private func fired(for restart: Int, within serializer: Serializer, _ elapsed: @escaping @Sendable () -> Void) {
    isScheduled = false
    guard movesDeadline else {
      // An action that was already running at the restart must not end the new interval early.
      if restart == restarts { elapsed() }
      return
    }
    let now = DispatchTime.now()
    if now >= deadline { return elapsed() }
    guard deadline != .distantFuture else { return }
    let rest = Int(clamping: deadline.uptimeNanoseconds - now.uptimeNanoseconds)
    schedule(after: .nanoseconds(rest), within: serializer, elapsed)
  }
}
