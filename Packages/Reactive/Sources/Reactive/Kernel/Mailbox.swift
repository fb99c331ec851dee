import Dispatch

/// What waits for a serial queue that nobody else puts work into, in the order in which it came.
///
/// One block of the queue carries out what waited when it began, as many events as that may be; what came meanwhile is left to another
/// block, so that timers of the same queue get their turn as well. While blocks follow one another, an event costs its sender no more than
/// a lock.
@usableFromInline final class Mailbox: @unchecked Sendable {
  // Invariant of @unchecked: what changes is touched with `lock` held only.
  private struct Run {
    let sender: ObjectIdentifier?
    /// Keeps the sender.
    let perform: @Sendable (_ turns: Int) -> Void
    var turns: Int
  }

  /// Also guards what the senders keep for their own turns, so that one lock is taken for an event and its place in the order.
  @usableFromInline let lock = BareLock()
  private let queue: DispatchQueue
  @exclusivity(unchecked) private var waiting: [Run] = []
  @exclusivity(unchecked) private var isScheduled = false

  init(queue: DispatchQueue) { self.queue = queue }

  /// Gives `sender` one more turn right after its last one; false if others came in between. Called with `lock` held.
  @usableFromInline func extendRun(of sender: AnyObject) -> Bool {
    guard let last = waiting.indices.last, waiting[last].sender == ObjectIdentifier(sender) else { return false }
    waiting[last].turns += 1
    return true
  }

  /// Gives `sender` a turn: one of those that `perform` is called for, on the queue. Called with `lock` held.
  ///
  /// - Returns: Whether the caller has to call `schedule` when it holds the lock no more.
  @usableFromInline func append(from sender: AnyObject?, _ perform: @escaping @Sendable (_ turns: Int) -> Void) -> Bool
  {
    waiting.append(Run(sender: sender.map { ObjectIdentifier($0) }, perform: perform, turns: 1))
    defer { isScheduled = true }
    return !isScheduled
  }

  @usableFromInline func schedule() { queue.async { self.carryOut() } }

  /// Gives `action` a turn.
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
