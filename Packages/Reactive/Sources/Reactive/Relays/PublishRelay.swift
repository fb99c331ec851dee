/// A `PublishSubject` that never ends: it takes elements only.
@preconcurrency public final class PublishRelay<Element: Sendable>: ObservableType {
  @usableFromInline let subject = PublishSubject<Element>()

  /// A relay without observers.
  public init() {}

  /// Sends `event` to every observer.
  @inlinable public func accept(_ event: Element) { subject.onNext(event) }

  /// Subscribes `observer`.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { subject.subscribe(observer) }

  /// The elements, without the means to send any.
  public func asObservable() -> Observable<Element> { Producer { [subject] in subject.run($0) } }
}
