/// A subject that emits only its last element, when it completes, to its current and future observers.
///
/// An error is emitted immediately, without an element.
@preconcurrency
public final class AsyncSubject<Element: Sendable>: Observable<Element>, SubjectType, ObserverType,
  @unchecked Sendable
{
  // Invariant of @unchecked: the stored properties are immutable and Sendable.

  /// The type of the subject as an observer.
  public typealias SubjectObserverType = AsyncSubject<Element>

  private struct State {
    var hasEnded = false
    var last: Element?
  }

  private let broadcast = Broadcast<Element>()
  private let state = Lock(State())

  /// Creates a subject without observers.
  public override init() { super.init() }

  deinit { broadcast.abandon() }

  /// A Boolean value that indicates whether there is an observer.
  public var hasObservers: Bool { !broadcast.isEmpty }

  /// Stores an element. On completion, sends the last element and the completion to every observer; sends an error
  /// immediately.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): store(element)
    case .error(let error): end(.error(error))
    case .completed: end(.completed)
    }
  }

  @usableFromInline override func attach(_ sink: Sink<Element>) -> any Disposable {
    let subscriber = Subscriber(sink, of: broadcast)
    guard let termination = broadcast.add(subscriber) else { return subscriber }
    deliver(state.withLock { $0.last }, termination, to: sink)
    return Disposables.create()
  }

  /// Returns the subject itself.
  public func asObserver() -> AsyncSubject<Element> { self }

  private func store(_ element: Element) {
    // The previous element is released outside the lock, because its deinitializer may run foreign code.
    let dropped: Element? = state.withLock { state in
      guard !state.hasEnded else { return nil }
      defer { state.last = element }
      return state.last
    }
    _ = consume dropped
  }

  private func end(_ termination: Termination) {
    let last = state.withLock { state in
      state.hasEnded = true
      return state.last
    }
    broadcast.visit(broadcast.end(termination)) { deliver(last, termination, to: $0.sink) }
  }

  private func deliver(_ last: Element?, _ termination: Termination, to sink: Sink<Element>) {
    if case .completed = termination, let last, sink.subscription.isActive { sink.next(last) }
    if sink.subscription.isActive { sink.stop(termination) }
  }
}
