public import Synchronization

/// The observers of one hot sequence.
@usableFromInline class Broadcast<Element: Sendable>: Membership, @unchecked Sendable {
  // Invariant of @unchecked: every member is a `Subscriber<Element>`.
  @inlinable override init() { super.init() }

  /// Gives `element` to every observer, without regard to what they have seen; for sequences that replay nothing.
  @inlinable @inline(__always) final func send(_ element: Element) {
    walk { $0.sink.next(element) }
  }

  @inlinable @inline(__always) final func walk(_ visit: (Subscriber<Element>) -> Void) {
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

  @inlinable @inline(__always) final func visitAll(_ visit: (Subscriber<Element>) -> Void) {
    guard let snapshot = current.load(ordering: .sequentiallyConsistent) else { return }
    if let sole = Snapshot(pointer: snapshot).sole {
      return Unmanaged<Subscriber<Element>>.fromOpaque(sole)._withUnsafeGuaranteedRef(visit)
    }
    Unmanaged<Members>.fromOpaque(snapshot)._withUnsafeGuaranteedRef { members in
      members.withUnsafeMutablePointers { header, all in
        for index in 0..<header.pointee.count {
          Unmanaged<Subscriber<Element>>.fromOpaque(all[index])._withUnsafeGuaranteedRef(visit)
        }
      }
    }
  }

  /// Adds an observer.
  ///
  /// - Parameter prepare: Called under the lock; must call nothing foreign.
  /// - Returns: How the sequence ended, if it had: then the observer was not added.
  final func add(_ subscriber: Subscriber<Element>, prepare: () -> Void = {}) -> Termination? {
    add(member: subscriber, prepare: prepare)
  }

  final func remove(_ subscriber: Subscriber<Element>) { remove(member: subscriber) }

  /// Ends the sequence for good.
  ///
  /// - Returns: Who is to be told; nobody if it had ended before.
  @usableFromInline final func end(_ termination: Termination, prepare: () -> Void = {}) -> [Subscriber<Element>] {
    end(members: termination, prepare: prepare).map { unsafeDowncast($0, to: Subscriber<Element>.self) }
  }
}
