public import Synchronization

/// The observers of a hot sequence.
@usableFromInline class Broadcast<Element: Sendable>: Membership, @unchecked Sendable {
  // Invariant of @unchecked: every member is a `Subscriber<Element>`.
  @inlinable override init() { super.init() }

  /// Sends `element` to every observer. Call this method only for sequences without replay.
  @inlinable @inline(__always) final func send(_ element: Element) {
    walk { $0.sink.next(element) }
  }

  @inlinable @inline(__always) final func walk(_ visit: (Subscriber<Element>) -> Void) {
    let isFirst = walker.compareExchange(
      expected: 0, desired: Serializer.currentThread, ordering: .sequentiallyConsistent
    ).exchanged
    if !isFirst { others.wrappingAdd(1, ordering: .sequentiallyConsistent) }
    walk(isFirst: isFirst, visit)
  }

  /// Registers an emission. Call this method with `lock` held. The lock also guards changes of membership, so a plain
  /// store suffices instead of the exchange in `walk(_:)`. If one emission of a sequence begins with a call to this
  /// method, all emissions of that sequence must.
  ///
  /// - Returns: The `isFirst` argument for the subsequent call to `walk(isFirst:_:)`.
  @inlinable @inline(__always) final func announceEmission() -> Bool {
    guard walker.load(ordering: .relaxed) == 0 else {
      others.wrappingAdd(1, ordering: .sequentiallyConsistent)
      return false
    }
    walker.store(Serializer.currentThread, ordering: .relaxed)
    return true
  }

  /// Visits every observer, for an emission that `announceEmission()` has registered.
  @inlinable @inline(__always) final func walk(isFirst: Bool, _ visit: (Subscriber<Element>) -> Void) {
    if isFirst {
      visitAll(visit)
      walker.store(0, ordering: .releasing)
    } else {
      visitAllAsOther(visit)
    }
    if hasRetired.load(ordering: .relaxed) { reclaim() }
  }

  /// Visits every observer for an emission that began while another one was running. This method is not inlined, so
  /// that the usual path is small.
  @inlinable @inline(never) final func visitAllAsOther(_ visit: (Subscriber<Element>) -> Void) {
    visitAll(visit)
    others.wrappingSubtract(1, ordering: .sequentiallyConsistent)
  }

  @inlinable @inline(__always) final func visitAll(_ visit: (Subscriber<Element>) -> Void) {
    var snapshot = current.load(ordering: .sequentiallyConsistent)
    if snapshot == MemberSnapshot.outdated { snapshot = renewed() }
    guard let snapshot else { return }
    if let sole = MemberSnapshot(pointer: snapshot).sole {
      return Unmanaged<Subscriber<Element>>.fromOpaque(sole)._withUnsafeGuaranteedRef(visit)
    }
    Unmanaged<Members>.fromOpaque(snapshot)._withUnsafeGuaranteedRef { members in
      members.withUnsafeMutablePointers { count, all in
        for index in 0..<count.pointee {
          Unmanaged<Subscriber<Element>>.fromOpaque(all[index])._withUnsafeGuaranteedRef(visit)
        }
      }
    }
  }

  /// Adds an observer.
  ///
  /// - Parameters:
  ///   - subject: The subject to report in `RxError.disposed` if it has been disposed of.
  ///   - prepare: A closure that is called while the lock is held. It must not call foreign code.
  /// - Returns: The terminal event to send to the observer, or `nil` if the observer was added.
  @usableFromInline final func add(
    _ subscriber: Subscriber<Element>, of subject: (any AnyObject & Sendable)? = nil, prepare: () -> Void = {}
  ) -> Termination? {
    add(member: subscriber, of: subject, prepare: prepare)
  }

  /// Adds an observer, or sends it the terminal event if the sequence has ended.
  ///
  /// - Parameter subject: The subject to report in `RxError.disposed` if it has been disposed of.
  /// - Returns: Whether the observer was added.
  @usableFromInline final func join(_ subscriber: Subscriber<Element>, of subject: (any AnyObject & Sendable)? = nil)
    -> Bool
  {
    guard let termination = add(subscriber, of: subject) else { return true }
    subscriber.sink.stop(termination)
    return false
  }

  /// Terminates the sequence and sends `termination` to every observer.
  @usableFromInline func finish(_ termination: Termination) {
    for subscriber in end(termination) { subscriber.sink.stop(termination) }
  }

  /// Removes every observer without sending an event, because the subject or relay is being released and nothing can be
  /// sent anymore.
  @usableFromInline final func abandon() {
    if !isEmpty { forget(removeAll()) }
  }

  /// Removes every observer and the termination of the sequence, without sending an event.
  final func dispose(preparing prepare: () -> Void = {}) { forget(dispose(prepare: prepare)) }

  /// Breaks the reference cycles between observers and their subscriptions. Otherwise, a subscription that its owner
  /// never disposes of would never be released.
  private final func forget(_ members: [Member]) {
    for member in members { unsafeDowncast(member, to: Subscriber<Element>.self).sink.subscription.forget(member) }
  }

  /// Terminates the sequence.
  ///
  /// - Parameter isAllowed: A closure that is called while the lock is held. If it returns `false`, nothing happens.
  /// - Returns: The observers to notify: none if the sequence had terminated before or `isAllowed` returned `false`.
  @usableFromInline final func end(
    _ termination: Termination, if isAllowed: () -> Bool = { true }
  ) -> [Subscriber<Element>] {
    end(members: termination, if: isAllowed).map { unsafeDowncast($0, to: Subscriber<Element>.self) }
  }
}
