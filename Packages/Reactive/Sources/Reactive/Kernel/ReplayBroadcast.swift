/// What replaying subjects share: the last elements and their numbering, under the lock that also guards who joins.
///
/// Each element gets a number in the same critical section that stores it; an observer remembers the number it joined at. So an element
/// reaches an observer either in its replay or live, never both and never neither, and no lock is held while either is delivered.
@usableFromInline final class ReplayBroadcast<Element: Sendable>: Sendable {
  @usableFromInline struct Buffer {
    @usableFromInline var version = 0
    @usableFromInline var hasEnded = false
    @usableFromInline var elements = Queue<Element>()
  }

  @usableFromInline let broadcast = Broadcast<Element>()
  @usableFromInline let buffer = Lock(Buffer())
  @usableFromInline let capacity: Int
  private let replaysAfterEnd: Bool

  @usableFromInline init(capacity: Int, initial: Element? = nil, replaysAfterEnd: Bool) {
    self.capacity = capacity
    self.replaysAfterEnd = replaysAfterEnd
    if let initial { buffer.withLock { $0.elements.append(initial) } }
  }

  var isEmpty: Bool { broadcast.isEmpty }
  var termination: Termination? { broadcast.termination }
  @usableFromInline var last: Element? { buffer.withLock { $0.elements.last } }

  @inlinable func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): end(.error(error))
    case .completed: end(.completed)
    }
  }

  @inlinable func next(_ element: Element) {
    // Outlives the lock: the last reference to an element may run foreign code.
    var dropped: Element?
    let version = buffer.withLock { buffer in
      guard !buffer.hasEnded else { return 0 }
      buffer.version += 1
      if buffer.elements.count < capacity {
        buffer.elements.append(element)
      } else if capacity > 0 {
        dropped = buffer.elements.rotate(element)
      }
      return buffer.version
    }
    if version > 0 { broadcast.walk { $0.receive(element, version: version) } }
    withExtendedLifetime(dropped) {}
  }

  @usableFromInline func end(_ termination: Termination) {
    buffer.withLock { $0.hasEnded = true }
    for subscriber in broadcast.end(termination) { subscriber.hold(Event(termination), version: .max) }
  }

  /// Ends without an event and forgets the elements.
  func dispose(_ error: RxError) {
    let dropped = buffer.withLock { buffer in
      buffer.hasEnded = true
      defer { buffer.elements = Queue() }
      return buffer.elements
    }
    _ = broadcast.end(.error(error))
    _ = consume dropped
  }

  @usableFromInline func run(_ sink: Sink<Element>) -> any Disposable {
    let subscriber = Subscriber(sink, of: broadcast, replays: true)
    var missed: [Element] = []
    let termination = broadcast.add(
      subscriber,
      prepare: {
        buffer.withLock { buffer in
          missed = buffer.elements.all
          subscriber.joined(at: buffer.version, with: missed.map { .next($0) })
        }
      })
    guard let termination else {
      subscriber.catchUp()
      return subscriber
    }
    if replaysAfterEnd {
      for element in missed where sink.subscription.isActive { sink.next(element) }
    }
    sink.stop(termination)
    return Disposables.create()
  }
}
