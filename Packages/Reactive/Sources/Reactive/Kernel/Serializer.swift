public import Synchronization

#if canImport(Glibc)
  public import Glibc
#else
  public import Darwin
#endif

/// A queue that runs work from several threads, one piece at a time, without blocking any of the threads.
///
/// Work that arrives while another thread is working is queued, and that thread runs it. So events never overlap, and
/// no lock is held while they are delivered. Nested work on the same thread runs immediately, depth first.
@usableFromInline package class Serializer: @unchecked Sendable {
  // Invariant of @unchecked: `waiting` is accessed only while `waitingLock` is held.
  @usableFromInline final let owner = Atomic<UInt>(0)
  @usableFromInline final let hasWaiting = Atomic<Bool>(false)
  private final let waitingLock = BareLock()
  @exclusivity(unchecked) private final var waiting: [@Sendable () -> Void] = []

  @usableFromInline init() {}

  @inlinable static var currentThread: UInt {
    #if canImport(Glibc)
      UInt(pthread_self())
    #else
      UInt(bitPattern: pthread_self())
    #endif
  }

  /// Runs `body(value)` now or, if another thread is working, leaves it to that thread.
  @inlinable package final func perform<Value: Sendable>(_ value: Value, _ body: @escaping @Sendable (Value) -> Void) {
    let entry = enter()
    if entry == .refused { return enqueue { body(value) } }
    body(value)
    leave(entry)
  }

  /// Runs `body(value)` after the work that is queued. Nested work that does not wait for queued work would overtake it.
  @inlinable final func performLast<Value: Sendable>(_ value: Value, _ body: @escaping @Sendable (Value) -> Void) {
    if hasWaiting.load(ordering: .sequentiallyConsistent) { return enqueue { body(value) } }
    perform(value, body)
  }

  /// The result of `enter()`.
  @usableFromInline @frozen enum Entry {
    /// No thread is working; the caller may work now.
    case first
    /// The current thread is working already; nested work runs now.
    case nested
    /// Another thread is working; the caller must queue its work.
    case refused
  }

  /// Claims the serializer for the current thread, if possible, to deliver an element without creating a closure. After
  /// the delivery, pass the result to `leave(_:)`.
  @inlinable @inline(__always) final func enter() -> Entry {
    let thread = Serializer.currentThread
    let (entered, holder) = owner.compareExchange(expected: 0, desired: thread, ordering: .sequentiallyConsistent)
    guard entered else { return holder == thread ? .nested : .refused }
    // The previous owner may have missed an event that this thread queued, which must come first.
    if hasWaiting.load(ordering: .sequentiallyConsistent) { drain() }
    return .first
  }

  @inlinable @inline(__always) final func leave(_ entry: Entry) {
    guard entry == .first else { return }
    owner.store(0, ordering: .sequentiallyConsistent)
    if hasWaiting.load(ordering: .sequentiallyConsistent) { takeOver(Serializer.currentThread) }
  }

  @usableFromInline final func enqueue(_ work: @escaping @Sendable () -> Void) {
    waitingLock.withLock {
      waiting.append(work)
      hasWaiting.store(true, ordering: .sequentiallyConsistent)
    }
    takeOver(Serializer.currentThread)
  }

  /// Runs the queued work, unless another thread is working. In that case, that thread runs the queued work.
  @usableFromInline final func takeOver(_ thread: UInt) {
    while hasWaiting.load(ordering: .sequentiallyConsistent),
      owner.compareExchange(expected: 0, desired: thread, ordering: .sequentiallyConsistent).exchanged
    {
      drain()
      owner.store(0, ordering: .sequentiallyConsistent)
    }
  }

  /// Runs the queued work. `hasWaiting` stays `true` until all of it has run.
  @usableFromInline final func drain() {
    while true {
      let batch = waitingLock.withLock {
        if waiting.isEmpty { hasWaiting.store(false, ordering: .sequentiallyConsistent) }
        defer { waiting = [] }
        return waiting
      }
      if batch.isEmpty { return }
      for work in batch { work() }
    }
  }
}
