/// A relay that sends elements to its current observers. It is like a `PublishSubject` that never terminates.
@preconcurrency public final class PublishRelay<Element: Sendable>: ObservableType {
  @usableFromInline let subject = PublishSubject<Element>()

  /// Creates a relay without observers.
  public init() {}

  /// Sends `event` to every observer.
  @inlinable public func accept(_ event: Element) { subject.onNext(event) }

  /// Subscribes an observer to future elements.
  @inlinable public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { subject.subscribe(observer, file: "", line: 0) }

  /// Returns an observable that emits the elements without exposing the relay.
  @inlinable public func asObservable() -> Observable<Element> {
    Producer(named: "PublishRelay") { [subject] in subject.run($0) }
  }
}
