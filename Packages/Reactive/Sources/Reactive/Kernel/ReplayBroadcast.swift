public import Synchronization

/// The observers of a sequence that replays its last elements to new observers, and these elements.
///
/// An element is stored and the observers that receive it are determined in one critical section, and so are the
/// members and the replay of a new observer. So an observer receives each stored or later element exactly once, in its
/// replay or live, and no lock is held during delivery.
@usableFromInline final class ReplayBroadcast<Element: Sendable>: Broadcast<Element>, @unchecked Sendable {
  // Invariant of @unchecked: mutable state is accessed only while `lock` is held.
  @usableFromInline let replaysAfterEnd: Bool
  @exclusivity(unchecked) @usableFromInline var elements = Queue<Element>()
  @usableFromInline let capacity: Int
  /// A closure that sends the elements of a replay. It captures nothing, and is created where the type of the elements
  /// is known.
  @usableFromInline let replay: @Sendable (Queue<Element>, Sink<Element>) -> Void

  @inlinable init(capacity: Int, initial: Element? = nil, replaysAfterEnd: Bool) {
    self.capacity = capacity
    self.replaysAfterEnd = replaysAfterEnd
    replay = { elements, sink in elements.forEach { if sink.subscription.isActive { sink.next($0) } } }
    super.init()
    if let initial { elements.append(initial) }
  }

  @usableFromInline var last: Element? { lock.withLock { elements.last } }

  @inlinable func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): finish(.error(error))
    case .completed: finish(.completed)
    }
  }

  @inlinable func next(_ element: Element) {
    // Outlives the lock: releasing the last reference to an element may run foreign code.
    var dropped: Element?
    let observers: [Member?] = lock.withLock {
      guard ending == nil, !wasDisposed else { return [] }
      if elements.count < capacity {
        elements.append(element)
      } else if capacity > 0 {
        dropped = elements.rotate(element)
      }
      return members.slots
    }
    visit(observers) { $0.receive(element) }
    withExtendedLifetime(dropped) {}
  }

  @usableFromInline override func finish(_ termination: Termination) {
    visit(end(termination, if: { !wasDisposed })) { $0.hold(Event(termination)) }
  }

  /// Removes all observers and elements without sending an event.
  func dispose() {
    // Outlives the lock: releasing the last reference to an element may run foreign code.
    var dropped = Queue<Element>()
    dispose(preparing: { swap(&dropped, &elements) })
    withExtendedLifetime(dropped) {}
  }

  @inlinable func run(_ sink: Sink<Element>, of subject: (any AnyObject & Sendable)? = nil) -> any Disposable {
    let subscriber = Subscriber(sink, of: self)
    return joinWithReplay(subscriber, of: subject) ? subscriber : Disposables.create()
  }

  /// Adds an observer and sends it the stored elements. If the sequence has ended, sends the terminal event instead,
  /// after the stored elements if `replaysAfterEnd` is `true`.
  ///
  /// - Returns: Whether the observer was added.
  @inlinable func joinWithReplay(
    _ subscriber: Subscriber<Element>, of subject: (any AnyObject & Sendable)? = nil
  ) -> Bool {
    var missed = Queue<Element>()
    subscriber.isReplaying.store(true, ordering: .relaxed)
    let termination = add(subscriber, of: subject, prepare: { missed = elements })
    if termination == nil || replaysAfterEnd { replay(missed, subscriber.sink) }
    if let termination { subscriber.sink.stop(termination) } else { subscriber.catchUp() }
    return termination == nil
  }
}
