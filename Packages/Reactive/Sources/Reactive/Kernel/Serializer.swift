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
@usableFromInline package class Serializer: @unchecked Sendable {
  // Invariant of @unchecked: `waiting` is touched with `waitingLock` held only.
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

  /// Runs `body(value)`: now, or right after what another thread is doing.
  @inlinable final func perform<Value: Sendable>(_ value: Value, _ body: @escaping @Sendable (Value) -> Void) {
    let entry = enter()
    if entry == .refused { return enqueue { body(value) } }
    body(value)
    leave(entry)
  }

  /// How a thread came in.
  @usableFromInline @frozen enum Entry {
    /// As the only one: what it does comes now.
    case first
    /// From within what it is doing inside already, which comes at once, too.
    case nested
    /// Not at all, another thread is inside: what it wants to do has to be queued.
    case refused
  }

  /// Comes in, if that is possible. For the paths of elements, which must not even make a closure: call `leave` afterwards.
  @inlinable @inline(__always) final func enter() -> Entry {
    let thread = Serializer.currentThread
    let (entered, holder) = owner.compareExchange(expected: 0, desired: thread, ordering: .sequentiallyConsistent)
    guard entered else { return holder == thread ? .nested : .refused }
    // An event of this thread may be queued behind the previous holder's back: it comes first.
    if hasWaiting.load(ordering: .sequentiallyConsistent) { drain() }
    return .first
  }

  @inlinable @inline(__always) final func leave(_ entry: Entry) {
    guard entry == .first else { return }
    owner.store(0, ordering: .sequentiallyConsistent)
    if hasWaiting.load(ordering: .sequentiallyConsistent) { takeOver(Serializer.currentThread) }
  }

  @usableFromInline final func enqueue(_ work: @escaping @Sendable () -> Void) {
    waitingLock.withLock { waiting.append(work) }
    hasWaiting.store(true, ordering: .sequentiallyConsistent)
    takeOver(Serializer.currentThread)
  }

  /// Carries out what waits if nobody is inside; otherwise whoever is inside will.
  @usableFromInline final func takeOver(_ thread: UInt) {
    while hasWaiting.load(ordering: .sequentiallyConsistent),
      owner.compareExchange(expected: 0, desired: thread, ordering: .sequentiallyConsistent).exchanged
    {
      drain()
      owner.store(0, ordering: .sequentiallyConsistent)
    }
  }

  @usableFromInline final func drain() {
    while hasWaiting.exchange(false, ordering: .sequentiallyConsistent) {
      let batch = waitingLock.withLock {
        defer { waiting = [] }
        return waiting
      }
      for work in batch { work() }
    }
  }
}
