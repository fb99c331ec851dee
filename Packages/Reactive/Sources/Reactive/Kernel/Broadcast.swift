/// The observers of a hot sequence, and its termination.
@usableFromInline class Broadcast<Element: Sendable>: @unchecked Sendable {
  // Invariant of @unchecked: mutable state is accessed only while `lock` is held. Every member is a
  // `Subscriber<Element>`.
  @usableFromInline final let lock = BareLock()
  @exclusivity(unchecked) @usableFromInline final var members = MemberList()
  @exclusivity(unchecked) @usableFromInline final var ending: Termination?
  @exclusivity(unchecked) @usableFromInline final var wasDisposed = false

  @inlinable init() {}

  /// Whether there are no observers.
  final var isEmpty: Bool { lock.withLock { members.isEmpty } }

  /// The termination of the sequence, or `nil` if the sequence has not ended.
  @usableFromInline final var termination: Termination? { lock.withLock { ending } }

  /// Whether the subject was disposed of.
  final var isDisposed: Bool { lock.withLock { wasDisposed } }

  /// Sends `element` to every observer. Call this method only for sequences without replay.
  @inlinable final func send(_ element: Element) {
    visit(lock.withLock { members.slots }) { $0.sink.next(element) }
  }

  /// Visits the observers that were in the list when `slots` was copied.
  @inlinable @inline(__always) final func visit(_ slots: [Member?], _ body: (Subscriber<Element>) -> Void) {
    for case let member? in slots { body(unsafeDowncast(member, to: Subscriber<Element>.self)) }
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
    lock.withLock {
      // The error is created for each subscriber: stored here, it would retain the subject, which retains this object.
      let termination = ending ?? (wasDisposed ? .error(RxError.disposed(object: subject ?? self)) : nil)
      if termination == nil { members.append(subscriber) }
      prepare()
      return termination
    }
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

  /// Removes an observer. The caller retains it until this method returns, so its last reference is not released while
  /// the lock is held.
  @usableFromInline final func remove(_ subscriber: Subscriber<Element>) {
    lock.withLock { members.remove(subscriber) }
  }

  /// Terminates the sequence and sends `termination` to every observer.
  @usableFromInline func finish(_ termination: Termination) {
    visit(end(termination)) { $0.sink.stop(termination) }
  }

  /// Terminates the sequence.
  ///
  /// - Parameter isAllowed: A closure that is called while the lock is held. If it returns `false`, nothing happens.
  /// - Returns: The observers to notify: none if the sequence had terminated before or `isAllowed` returned `false`.
  final func end(_ termination: Termination, if isAllowed: () -> Bool = { true }) -> [Member?] {
    lock.withLock {
      guard ending == nil, isAllowed() else { return [] }
      ending = termination
      return members.takeAll()
    }
  }

  /// Removes every observer without sending an event, because the subject or relay is being released and nothing can be
  /// sent anymore.
  @usableFromInline final func abandon() { forget(lock.withLock { members.takeAll() }) }

  /// Removes every observer and the termination of the sequence, without sending an event.
  ///
  /// - Parameter prepare: A closure that is called while the lock is held. It must not call foreign code.
  final func dispose(preparing prepare: () -> Void = {}) {
    // Outlives the lock: releasing the last reference to an error may run foreign code.
    var ended: Termination?
    let removed = lock.withLock {
      prepare()
      wasDisposed = true
      swap(&ended, &ending)
      return members.takeAll()
    }
    forget(removed)
    withExtendedLifetime(ended) {}
  }

  /// Breaks the reference cycles between observers and their subscriptions. Otherwise, a subscription that its owner
  /// never disposes of would never be released.
  private final func forget(_ slots: [Member?]) {
    visit(slots) { $0.sink.subscription.forget($0) }
  }
}
