/// A `BehaviorSubject` that never ends: a value that can be set, read and observed.
@preconcurrency public final class BehaviorRelay<Element: Sendable>: ObservableType {
  private let broadcast: ReplayBroadcast<Element>
  private let initial: Element

  /// A relay that holds `value`.
  public init(value: Element) {
    initial = value
    broadcast = ReplayBroadcast(capacity: 1, initial: [value], replaysAfterEnd: false)
  }

  /// The value held.
  public var value: Element { broadcast.elements.last ?? initial }

  /// Holds `event` and sends it to every observer.
  public func accept(_ event: Element) { broadcast.next(event) }

  /// Subscribes `observer`, which gets the value held first.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { asObservable().subscribe(observer) }

  /// The values, without the means to set one.
  public func asObservable() -> Observable<Element> { Producer { [broadcast] in broadcast.run($0) } }
}
