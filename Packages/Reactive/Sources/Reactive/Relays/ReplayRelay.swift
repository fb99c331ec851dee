/// A relay that stores its last elements and sends them to each new observer. It is like a `ReplaySubject` that never
/// terminates.
@preconcurrency public final class ReplayRelay<Element: Sendable>: ObservableType {
  @usableFromInline let broadcast: ReplayBroadcast<Element>

  @inlinable init(capacity: Int) { broadcast = ReplayBroadcast(capacity: capacity, replaysAfterEnd: true) }

  deinit { broadcast.abandon() }

  /// Creates a relay that stores the last `bufferSize` elements, or none if `bufferSize` is 0.
  @inlinable public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(capacity: max(0, bufferSize))
  }

  /// Creates a relay that stores every element.
  @inlinable public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(capacity: .max) }

  /// Stores `event` and sends it to every observer.
  @inlinable public func accept(_ event: Element) { broadcast.next(event) }

  /// Subscribes an observer, which receives the stored elements first.
  @inlinable public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { asObservable().subscribe(observer, file: "", line: 0) }

  /// Returns an observable that emits the elements without exposing the relay.
  @inlinable public func asObservable() -> Observable<Element> {
    Producer(named: "ReplayRelay") { self.broadcast.run($0) }
  }
}
