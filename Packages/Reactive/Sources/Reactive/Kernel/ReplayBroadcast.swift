/// What replaying subjects share: the last elements and their numbering, under the lock that also guards who joins.
///
/// Each element gets a number in the same critical section that stores it; an observer remembers the number it joined at. So an element
/// reaches an observer either in its replay or live, never both and never neither, and no lock is held while either is delivered.
@usableFromInline final class ReplayBroadcast<Element: Sendable>: Sendable {
  private struct Buffer {
    var version = 0
    var elements: [Element]
  }

  private let broadcast = Broadcast<Element>()
  private let buffer: Lock<Buffer>
  private let capacity: Int
  private let replaysAfterEnd: Bool

  @usableFromInline init(capacity: Int, initial: [Element] = [], replaysAfterEnd: Bool) {
    self.capacity = capacity
    self.replaysAfterEnd = replaysAfterEnd
    buffer = Lock(Buffer(elements: initial))
  }

  var isEmpty: Bool { broadcast.isEmpty }
  var termination: Termination? { broadcast.termination }
  var elements: [Element] { buffer.withLock { $0.elements } }

  @usableFromInline func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): end(.error(error))
    case .completed: end(.completed)
    }
  }

  @usableFromInline func next(_ element: Element) {
    guard broadcast.termination == nil else { return }
    // What is no longer kept is released outside the lock: the last reference may run foreign code.
    let (version, dropped) = buffer.withLock { buffer in
      buffer.version += 1
      buffer.elements.append(element)
      return (buffer.version, buffer.elements.count > capacity ? buffer.elements.removeFirst() : nil)
    }
    _ = consume dropped
    broadcast.walk { $0.receive(.next(element), version: version) }
  }

  @usableFromInline func end(_ termination: Termination) {
    let subscribers = broadcast.end(termination)
    for subscriber in subscribers { subscriber.receive(Event(termination), version: .max) }
  }

  /// Ends without an event and forgets the elements.
  func dispose(_ error: RxError) {
    _ = broadcast.end(.error(error))
    let dropped = buffer.withLock { buffer in
      defer { buffer.elements = [] }
      return buffer.elements
    }
    _ = consume dropped
  }

  @usableFromInline func run(_ sink: Sink<Element>) -> any Disposable {
    let subscriber = Subscriber(sink, of: broadcast, replays: true)
    var missed: [Element] = []
    let termination = broadcast.add(
      subscriber,
      prepare: {
        buffer.withLock { buffer in
          missed = buffer.elements
          subscriber.joined(at: buffer.version, with: buffer.elements.map { .next($0) })
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
