public import TerminalUI

/// A scheduler whose time advances only when a test advances it.
@MainActor public final class VirtualScheduler: FrameScheduler {
  private struct Entry {
    let due: Duration
    let order: Int
    let action: ScheduledAction
  }

  private var entries: [Entry] = []
  private var scheduledCount = 0

  /// The virtual time.
  public private(set) var now = Duration.zero

  /// Creates a scheduler at time zero.
  public init() {}

  /// Schedules a closure that runs when the virtual time has advanced by `delay`.
  public func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
    let scheduled = ScheduledAction(action)
    scheduledCount += 1
    entries.append(Entry(due: now + max(delay, .zero), order: scheduledCount, action: scheduled))
    return scheduled
  }

  /// Advances the time. Runs the actions that become due, ordered by their times.
  public func advance(by duration: Duration) {
    let end = now + duration
    while let next = entries.min(by: { ($0.due, $0.order) < ($1.due, $1.order) }), next.due <= end {
      entries.removeAll { $0.order == next.order }
      now = max(now, next.due)
      next.action.run()
    }
    now = end
  }

  /// The number of pending actions, including canceled ones.
  public var pendingCount: Int { entries.count }
}
