public import Synchronization

/// The observers of one hot sequence, in subscription order, with a snapshot that an emission walks without a lock and without retaining
/// it.
///
/// An emission counts itself in `emissions` for as long as it walks. A change of membership publishes a new snapshot and frees the old
/// one when nobody walks; otherwise the last emission to leave does. Both sides use sequentially consistent operations, so either the
/// emission sees the new snapshot or the change sees the emission.
@usableFromInline final class Broadcast<Element: Sendable>: @unchecked Sendable {
  // Invariant of @unchecked: `current` is exchanged under `membership` only, and what it points to is immutable.
  @usableFromInline typealias Snapshot = ManagedBuffer<Int, Subscriber<Element>>

  @usableFromInline let emissions = Atomic<Int>(0)
  @usableFromInline let current = Atomic<UnsafeRawPointer?>(nil)
  @usableFromInline let hasRetired = Atomic<Bool>(false)
  private let membership = Lock(Membership<Element>())

  @usableFromInline init() {}

  deinit {
    if let pointer = current.load(ordering: .acquiring) { Unmanaged<Snapshot>.fromOpaque(pointer).release() }
  }

  /// Whether anybody listens.
  @usableFromInline var isEmpty: Bool { current.load(ordering: .acquiring) == nil }

  /// How the sequence ended, if it has.
  var termination: Termination? { membership.withLock { $0.termination } }

  /// Gives `element` to every observer, without regard to what they have seen; for sequences that replay nothing.
  @inlinable @inline(__always) func send(_ element: Element) {
    walk { $0.sink.next(element) }
  }

  @inlinable @inline(__always) func walk(_ visit: (Subscriber<Element>) -> Void) {
    emissions.wrappingAdd(1, ordering: .sequentiallyConsistent)
    if let pointer = current.load(ordering: .sequentiallyConsistent) {
      Unmanaged<Snapshot>.fromOpaque(pointer)._withUnsafeGuaranteedRef { snapshot in
        snapshot.withUnsafeMutablePointers { count, subscribers in
          for index in 0..<count.pointee { visit(subscribers[index]) }
        }
      }
    }
    if emissions.wrappingSubtract(1, ordering: .sequentiallyConsistent).newValue == 0,
      hasRetired.load(ordering: .sequentiallyConsistent)
    {
      reclaim()
    }
  }

  /// Adds an observer.
  ///
  /// - Parameter prepare: Called under the lock; must call nothing foreign.
  /// - Returns: How the sequence ended, if it had: then the observer was not added.
  func add(_ subscriber: Subscriber<Element>, prepare: () -> Void = {}) -> Termination? {
    let termination = membership.withLock { membership in
      prepare()
      if membership.termination == nil {
        membership.subscribers.append(subscriber)
        publish(&membership)
      }
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
      guard emissions.load(ordering: .sequentiallyConsistent) == 0 else { return [] }
      hasRetired.store(false, ordering: .sequentiallyConsistent)
      defer { membership.retired = [] }
      return membership.retired
    }
    // Released here, outside the lock: the last reference to an observer may run foreign code.
    _ = consume free
  }
}

private struct Membership<Element: Sendable> {
  var subscribers: [Subscriber<Element>] = []
  var retired: [Broadcast<Element>.Snapshot] = []
  var termination: Termination?
}

private final class SnapshotBuffer<Element: Sendable>: ManagedBuffer<Int, Subscriber<Element>> {
  static func make(_ subscribers: [Subscriber<Element>]) -> Broadcast<Element>.Snapshot? {
    guard !subscribers.isEmpty else { return nil }
    let buffer = create(minimumCapacity: subscribers.count) { _ in subscribers.count }
    buffer.withUnsafeMutablePointerToElements { elements in
      for index in subscribers.indices { (elements + index).initialize(to: subscribers[index]) }
    }
    return buffer
  }

  deinit {
    withUnsafeMutablePointers { count, elements in
      _ = elements.deinitialize(count: count.pointee)
    }
  }
}
