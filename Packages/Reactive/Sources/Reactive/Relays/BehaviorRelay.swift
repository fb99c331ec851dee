/// A relay that stores its latest value and sends it to each new observer. It is like a `BehaviorSubject` that never
/// terminates.
@preconcurrency public final class BehaviorRelay<Element: Sendable>: ObservableType {
  @usableFromInline let broadcast: ReplayBroadcast<Element>

  /// Creates a relay with an initial value.
  @inlinable public init(value: Element) {
    broadcast = ReplayBroadcast(capacity: 1, initial: value, replaysAfterEnd: false)
  }

  deinit { broadcast.abandon() }

  /// The latest value.
  public var value: Element {
    guard let value = broadcast.last else { preconditionFailure("a BehaviorRelay always holds a value") }
    return value
  }

  /// Stores `event` and sends it to every observer.
  @inlinable public func accept(_ event: Element) { broadcast.next(event) }

  /// Subscribes an observer, which receives the latest value first.
  @inlinable public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { asObservable().subscribe(observer, file: "", line: 0) }

  /// Returns an observable that emits the values without exposing the relay.
  @inlinable public func asObservable() -> Observable<Element> {
    Producer(named: "BehaviorRelay") { self.broadcast.run($0) }
  }
}
