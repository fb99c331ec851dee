public import Synchronization

#if canImport(Glibc)
  public import Glibc
#else
  public import Darwin
#endif

/// Lets one thread at a time through, without making any wait: an event that arrives while another thread is inside is queued and carried
/// out by that thread. So events never overlap, and no lock is held while they are delivered.
///
/// Re-entering on the same thread runs at once, depth first, as a nested event must.
@usableFromInline final class Serializer: @unchecked Sendable {
  // Invariant of @unchecked: `waiting` is touched with `lock` held only.
  @usableFromInline let owner = Atomic<UInt>(0)
  @usableFromInline let hasWaiting = Atomic<Bool>(false)
  private let lock = BareLock()
  @exclusivity(unchecked) private var waiting: [@Sendable () -> Void] = []

  @usableFromInline init() {}

  @inlinable static var currentThread: UInt {
    #if canImport(Glibc)
      UInt(pthread_self())
    #else
      UInt(bitPattern: pthread_self())
    #endif
  }

  /// Runs `body(value)`: now, or right after what another thread is doing. Only contention allocates, if `body` captures one object.
  @inlinable func perform<Value: Sendable>(_ value: Value, _ body: @escaping @Sendable (Value) -> Void) {
    let thread = Serializer.currentThread
    let (entered, holder) = owner.compareExchange(expected: 0, desired: thread, ordering: .sequentiallyConsistent)
    if entered {
      // An event of this thread may be queued behind the previous holder's back: it comes first.
      if hasWaiting.load(ordering: .sequentiallyConsistent) { drain() }
      body(value)
      leave(thread)
    } else if holder == thread {
      body(value)
    } else {
      enqueue { body(value) }
    }
  }

  @inlinable func leave(_ thread: UInt) {
    owner.store(0, ordering: .sequentiallyConsistent)
    if hasWaiting.load(ordering: .sequentiallyConsistent) { takeOver(thread) }
  }

  @usableFromInline func enqueue(_ work: @escaping @Sendable () -> Void) {
    lock.withLock { waiting.append(work) }
    hasWaiting.store(true, ordering: .sequentiallyConsistent)
    takeOver(Serializer.currentThread)
  }

  /// Carries out what waits if nobody is inside; otherwise whoever is inside will.
  @usableFromInline func takeOver(_ thread: UInt) {
    while hasWaiting.load(ordering: .sequentiallyConsistent),
      owner.compareExchange(expected: 0, desired: thread, ordering: .sequentiallyConsistent).exchanged
    {
      drain()
      owner.store(0, ordering: .sequentiallyConsistent)
    }
  }

  @usableFromInline func drain() {
    while hasWaiting.exchange(false, ordering: .sequentiallyConsistent) {
      let batch = lock.withLock {
        defer { waiting = [] }
        return waiting
      }
      for work in batch { work() }
    }
  }
}
