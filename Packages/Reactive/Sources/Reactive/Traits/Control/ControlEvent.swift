/// A sequence that is a `ControlEvent`.
@preconcurrency public protocol ControlEventType<Element>: ObservableType {
  /// The event itself.
  func asControlEvent() -> ControlEvent<Element>
}

/// What a user does to a control: it cannot fail and has no first value.
///
/// Any thread may subscribe; the source is subscribed to on the main thread, at once if that is where the subscription is made.
@preconcurrency public struct ControlEvent<PropertyType: Sendable>: ControlEventType {
  /// What the event brings.
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// An event that happens when `events` sends an element.
  ///
  /// - Parameter events: Must not fail: an error traps in debug builds.
  public init<Ev: ObservableType>(events: Ev) where Ev.Element == PropertyType {
    self.events = events.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
  }

  /// Subscribes `observer`.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == PropertyType { events.subscribe(observer) }

  /// The events as an `Observable`.
  public func asObservable() -> Observable<PropertyType> { events }

  /// The event itself.
  public func asControlEvent() -> ControlEvent<PropertyType> { self }

  /// The events as an `Infallible`.
  public func asInfallible() -> Infallible<PropertyType> { events.withoutErrors.infallible }

  /// The events as a signal.
  public func asSignal() -> Signal<PropertyType> {
    Signal(events.withoutErrors.observe(on: SignalSharingStrategy.scheduler))
  }

  /// The events as a driver, which replays the latest.
  public func asDriver() -> Driver<PropertyType> {
    Driver(events.withoutErrors.observe(on: DriverSharingStrategy.scheduler))
  }
}

extension Observable {
  /// The sequence of a source that must not fail: an error traps in debug builds, and in release builds is printed and completes it.
  var withoutErrors: Observable<Element> {
    self.catch { error in
      unbindable(error)
      return .empty()
    }
  }
}
