/// Sends what it receives to those who are subscribed at that moment.
///
/// After a terminal event it ignores everything; a later subscriber gets that terminal event. Send from one thread at a time if observers
/// must not overlap; sending from inside an observer delivers at once, depth first.
@preconcurrency
public final class PublishSubject<Element: Sendable>: Observable<Element>, SubjectType, ObserverType,
  Cancelable, @unchecked Sendable
{
  // Invariant of @unchecked: the only stored property is immutable and Sendable.

  /// The observing side.
  public typealias SubjectObserverType = PublishSubject<Element>

  @usableFromInline let broadcast: Broadcast<Element>

  /// A subject without observers.
  @inlinable public override init() {
    broadcast = Broadcast()
    super.init()
  }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { !broadcast.isEmpty }

  /// Whether `dispose()` was called.
  public var isDisposed: Bool { broadcast.isDisposed }

  /// Sends `event` to every observer, in the order of their subscriptions.
  @inlinable public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): broadcast.send(element)
    case .error(let error): end(.error(error))
    case .completed: end(.completed)
    }
  }

  /// Sends `element` to every observer.
  @inlinable public func onNext(_ element: Element) { broadcast.send(element) }

  @usableFromInline func end(_ termination: Termination) {
    for subscriber in broadcast.end(termination) { subscriber.sink.stop(termination) }
  }

  @usableFromInline override func run(_ sink: Sink<Element>) -> any Disposable {
    let subscriber = Subscriber(sink, of: broadcast)
    guard let termination = broadcast.add(subscriber, of: self) else { return subscriber }
    sink.stop(termination)
    return Disposables.create()
  }

  /// The subject itself.
  public func asObserver() -> PublishSubject<Element> { self }

  /// Drops every observer without an event. Later subscribers get `RxError.disposed`, also if the subject had ended; they get the terminal
  /// event that it receives afterwards, as in RxSwift.
  public func dispose() { broadcast.dispose() }
}
