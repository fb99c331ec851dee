public import TerminalUI

/// Time that stands still until a test moves it on.
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

  public func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
    let scheduled = ScheduledAction(action)
    scheduledCount += 1
    entries.append(Entry(due: now + max(delay, .zero), order: scheduledCount, action: scheduled))
    return scheduled
  }

  /// Moves time on, and runs what is due on the way in the order in which it is due.
  public func advance(by duration: Duration) {
    let end = now + duration
    while let next = entries.min(by: { ($0.due, $0.order) < ($1.due, $1.order) }), next.due <= end {
      entries.removeAll { $0.order == next.order }
      now = max(now, next.due)
      next.action.run()
    }
    now = end
  }

  /// What is still to run, canceled or not.
  public var pendingCount: Int { entries.count }
}
