import Dispatch

/// The events that wait for a dispatch queue, in the order of their arrival.
///
/// One block on the queue delivers all events that were waiting when it began. A later block delivers the events that
/// arrive meanwhile, so that timers on the same queue also run. As long as a block is scheduled, the sender of an event
/// takes one lock and does not dispatch.
@usableFromInline final class Mailbox: @unchecked Sendable {
  // Invariant of @unchecked: mutable state is accessed only while `lock` is held.
  private struct Run {
    let sender: ObjectIdentifier?
    /// A closure that delivers the given number of the sender's events. It retains the sender.
    let perform: @Sendable (_ turns: Int) -> Void
    var turns: Int
  }

  /// The lock that guards the mailbox and the senders' own queues, so that sending an event takes only one lock.
  @usableFromInline let lock = BareLock()
  private let queue: DispatchQueue
  @exclusivity(unchecked) private var waiting: [Run] = []
  @exclusivity(unchecked) private var isScheduled = false

  init(queue: DispatchQueue) { self.queue = queue }

  /// Adds one event to the last run of events and returns `true` if that run is from `sender`. Otherwise, returns
  /// `false`. Call this method with `lock` held.
  @usableFromInline func extendRun(of sender: AnyObject) -> Bool {
    guard let last = waiting.indices.last, waiting[last].sender == ObjectIdentifier(sender) else { return false }
    waiting[last].turns += 1
    return true
  }

  /// Starts a run of events of `sender`. On the queue, `perform` is called with the number of events in the run. Call
  /// this method with `lock` held.
  ///
  /// - Returns: Whether the caller has to call `schedule()` after it has released the lock.
  @usableFromInline func append(from sender: AnyObject?, _ perform: @escaping @Sendable (_ turns: Int) -> Void) -> Bool
  {
    waiting.append(Run(sender: sender.map { ObjectIdentifier($0) }, perform: perform, turns: 1))
    defer { isScheduled = true }
    return !isScheduled
  }

  @usableFromInline func schedule() { queue.async { self.carryOut() } }

  /// Runs `action` on the queue, after everything that is already waiting.
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
