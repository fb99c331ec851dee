public import Synchronization

/// The observers of one hot sequence, in subscription order, with a snapshot that an emission walks without a lock and without retaining
/// it.
///
/// A change of membership publishes a new snapshot and frees the old one, unless an emission may still walk it. The first emission enters
/// its thread as `walker` and leaves with a plain store; those inside it or beside it are counted in `others`. Entering and publishing are
/// sequentially consistent, so either the emission sees the new snapshot or the change sees the emission, and then the emission frees the
/// old snapshot when it leaves.
@usableFromInline final class Broadcast<Element: Sendable>: @unchecked Sendable {
  // Invariant of @unchecked: `current` is exchanged under `membership` only, and what it points to is immutable.
  // Unmanaged, so that a visit costs no retain: the snapshot holds one reference to each from its making to its end.
  @usableFromInline typealias Snapshot = ManagedBuffer<Int, Unmanaged<Subscriber<Element>>>

  @usableFromInline let walker = Atomic<UInt>(0)
  @usableFromInline let others = Atomic<Int>(0)
  @usableFromInline let current = Atomic<UnsafeRawPointer?>(nil)
  @usableFromInline let hasRetired = Atomic<Bool>(false)
  private let membership = Lock(Membership<Element>())

  @usableFromInline init() {}

  deinit {
    if let pointer = current.load(ordering: .acquiring) { Unmanaged<Snapshot>.fromOpaque(pointer).release() }
  }

  /// Whether anybody listens.
  @usableFromInline var isEmpty: Bool { current.load(ordering: .acquiring) == nil }

  @usableFromInline var hasEnded: Bool { termination != nil }

  /// How the sequence ended, if it has.
  var termination: Termination? { membership.withLock { $0.termination } }

  /// Gives `element` to every observer, without regard to what they have seen; for sequences that replay nothing.
  @inlinable @inline(__always) func send(_ element: Element) {
    walk { $0.sink.next(element) }
  }

  @inlinable @inline(__always) func walk(_ visit: (Subscriber<Element>) -> Void) {
    if walker.compareExchange(expected: 0, desired: Serializer.currentThread, ordering: .sequentiallyConsistent)
      .exchanged
    {
      visitAll(visit)
      walker.store(0, ordering: .releasing)
    } else {
      others.wrappingAdd(1, ordering: .sequentiallyConsistent)
      visitAll(visit)
      others.wrappingSubtract(1, ordering: .sequentiallyConsistent)
    }
    if hasRetired.load(ordering: .relaxed) { reclaim() }
  }

  @inlinable @inline(__always) func visitAll(_ visit: (Subscriber<Element>) -> Void) {
    guard let pointer = current.load(ordering: .sequentiallyConsistent) else { return }
    Unmanaged<Snapshot>.fromOpaque(pointer)._withUnsafeGuaranteedRef { snapshot in
      snapshot.withUnsafeMutablePointers { count, subscribers in
        for index in 0..<count.pointee { subscribers[index]._withUnsafeGuaranteedRef(visit) }
      }
    }
  }

  /// Adds an observer.
  ///
  /// - Parameter prepare: Called under the lock; must call nothing foreign.
  /// - Returns: How the sequence ended, if it had: then the observer was not added.
  func add(_ subscriber: Subscriber<Element>, prepare: () -> Void = {}) -> Termination? {
    let termination = membership.withLock { membership in
      if membership.termination == nil {
        membership.subscribers.append(subscriber)
        publish(&membership)
      }
      // After publishing: an element sent between the two would otherwise be neither in what is replayed nor delivered live.
      prepare()
      return membership.termination
    }
    reclaim()
    return termination
  }

  func remove(_ subscriber: Subscriber<Element>) {
    membership.withLock { membership in
      guard let index = membership.subscribers.firstIndex(where: { $0 === subscriber }) else { return }
      membership.subscribers.remove(at: index)
      publish(&membership)
    }
    reclaim()
  }

  /// Ends the sequence for good.
  ///
  /// - Returns: Who is to be told; nobody if it had ended before.
  func end(_ termination: Termination, prepare: () -> Void = {}) -> [Subscriber<Element>] {
    let subscribers: [Subscriber<Element>] = membership.withLock { membership in
      guard membership.termination == nil else { return [] }
      prepare()
      membership.termination = termination
      defer {
        membership.subscribers = []
        publish(&membership)
      }
      return membership.subscribers
    }
    reclaim()
    return subscribers
  }

  private func publish(_ membership: inout Membership<Element>) {
    let old = current.exchange(
      SnapshotBuffer.make(membership.subscribers).map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) },
      ordering: .sequentiallyConsistent)
    if let old {
      membership.retired.append(Unmanaged<Snapshot>.fromOpaque(old).takeRetainedValue())
      hasRetired.store(true, ordering: .sequentiallyConsistent)
    }
  }

  /// Frees what no emission can still be walking.
  @usableFromInline @inline(never) func reclaim() {
    guard hasRetired.load(ordering: .sequentiallyConsistent) else { return }
    let free: [Snapshot] = membership.withLock { membership in
      guard !isWalked else { return [] }
      hasRetired.store(false, ordering: .sequentiallyConsistent)
      defer { membership.retired = [] }
      return membership.retired
    }
    // Released here, outside the lock: the last reference to an observer may run foreign code.
    _ = consume free
  }

  /// Whether an emission may be walking. One of another thread that is just leaving may have looked for retired snapshots before this one
  /// became visible: it is given the moment that its last store takes. One that stays will look again.
  private var isWalked: Bool {
    let thread = Serializer.currentThread
    for _ in 0..<64 {
      if others.load(ordering: .sequentiallyConsistent) > 0 { return true }
      switch walker.load(ordering: .sequentiallyConsistent) {
      case 0: return false
      case thread: return true
      default: continue
      }
    }
    return true
  }
}

private struct Membership<Element: Sendable> {
  var subscribers: [Subscriber<Element>] = []
  var retired: [Broadcast<Element>.Snapshot] = []
  var termination: Termination?
}

private final class SnapshotBuffer<Element: Sendable>: ManagedBuffer<Int, Unmanaged<Subscriber<Element>>> {
  static func make(_ subscribers: [Subscriber<Element>]) -> Broadcast<Element>.Snapshot? {
    guard !subscribers.isEmpty else { return nil }
    let buffer = create(minimumCapacity: subscribers.count) { _ in subscribers.count }
    buffer.withUnsafeMutablePointerToElements { elements in
      for index in subscribers.indices { (elements + index).initialize(to: .passRetained(subscribers[index])) }
    }
    return buffer
  }

  deinit {
    withUnsafeMutablePointers { count, elements in
      for index in 0..<count.pointee { elements[index].release() }
    }
  }
}
