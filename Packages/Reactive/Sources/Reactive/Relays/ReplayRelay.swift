/// A `ReplaySubject` that never ends: it takes elements only.
@preconcurrency public final class ReplayRelay<Element: Sendable>: ObservableType {
  @usableFromInline let broadcast: ReplayBroadcast<Element>

  private init(capacity: Int) { broadcast = ReplayBroadcast(capacity: capacity, replaysAfterEnd: true) }

  /// A relay that keeps the last `bufferSize` elements; none for 0.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> { ReplayRelay(capacity: max(0, bufferSize)) }

  /// A relay that keeps every element.
  public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(capacity: .max) }

  /// Keeps `event` and sends it to every observer.
  @inlinable public func accept(_ event: Element) { broadcast.next(event) }

  /// Subscribes `observer`, which gets the kept elements first.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { asObservable().subscribe(observer) }

  /// The elements, without the means to send any.
  public func asObservable() -> Observable<Element> { Producer { [broadcast] in broadcast.run($0) } }
}
