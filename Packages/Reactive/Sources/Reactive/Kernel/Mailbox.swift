import Dispatch

/// The events that wait for a dispatch queue, in their order.
///
/// One block on the queue delivers all events that were waiting when it began. Events that arrive meanwhile are left to another block, so
/// that timers on the same queue also run. As long as a block is scheduled, the sender of an event takes one lock and does not dispatch.
@usableFromInline final class Mailbox: @unchecked Sendable {
  // Invariant of @unchecked: mutable state is accessed only while `lock` is held.
  private struct Run {
    let sender: ObjectIdentifier?
    /// A closure that delivers the sender's turns. It retains the sender.
    let perform: @Sendable (_ turns: Int) -> Void
    var turns: Int
  }

  /// The lock of the mailbox and of the senders' own queues, so that an event takes one lock.
  @usableFromInline let lock = BareLock()
  private let queue: DispatchQueue
  @exclusivity(unchecked) private var waiting: [Run] = []
  @exclusivity(unchecked) private var isScheduled = false

  init(queue: DispatchQueue) { self.queue = queue }

  /// Adds a turn directly after the sender's last one. Returns `false` if another sender came in between. Call it with `lock` held.
  @usableFromInline func extendRun(of sender: AnyObject) -> Bool {
    guard let last = waiting.indices.last, waiting[last].sender == ObjectIdentifier(sender) else { return false }
    waiting[last].turns += 1
    return true
  }

  /// Adds a turn for `sender`; `perform` is called on the queue with the number of consecutive turns. Call it with `lock` held.
  ///
  /// - Returns: Whether the caller has to call `schedule()` after it has released the lock.
  @usableFromInline func append(from sender: AnyObject?, _ perform: @escaping @Sendable (_ turns: Int) -> Void) -> Bool
  {
    waiting.append(Run(sender: sender.map { ObjectIdentifier($0) }, perform: perform, turns: 1))
    defer { isScheduled = true }
    return !isScheduled
  }

  @usableFromInline func schedule() { queue.async { self.carryOut() } }

  /// Runs `action` on the queue, after everything that waits.
  func post(_ action: @escaping @Sendable () -> Void) {
    if lock.withLock({ append(from: nil) { _ in action() } }) { schedule() }
  }

  private func carryOut() {
    let batch = lock.withLock {
      defer { waiting = [] }
      return waiting
    }
    for run in batch { run.perform(run.turns) }
    let hasMore = lock.withLock {
      isScheduled = !waiting.isEmpty
      return isScheduled
    }
    if hasMore { schedule() }
  }
}
