/// A `BehaviorSubject` that never ends: a value that can be set, read and observed.
@preconcurrency public final class BehaviorRelay<Element: Sendable>: ObservableType {
  @usableFromInline let broadcast: ReplayBroadcast<Element>

  /// A relay that holds `value`.
  public init(value: Element) {
    broadcast = ReplayBroadcast(capacity: 1, initial: value, replaysAfterEnd: false)
  }

  /// The value held.
  public var value: Element {
    guard let value = broadcast.last else { preconditionFailure("a BehaviorRelay always holds a value") }
    return value
  }

  /// Holds `event` and sends it to every observer.
  @inlinable public func accept(_ event: Element) { broadcast.next(event) }

  /// Subscribes `observer`, which gets the value held first.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { asObservable().subscribe(observer) }

  /// The values, without the means to set one.
  public func asObservable() -> Observable<Element> { Producer { [broadcast] in broadcast.run($0) } }
}
