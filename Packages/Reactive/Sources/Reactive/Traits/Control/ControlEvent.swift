/// A type that can be converted to a `ControlEvent`.
@preconcurrency public protocol ControlEventType<Element>: ObservableType {
  /// Returns the value as a `ControlEvent`.
  func asControlEvent() -> ControlEvent<Element>
}

/// A sequence of a user's actions on a control. It cannot fail and has no initial value.
///
/// You can subscribe from any thread. The source is subscribed to on the main thread, immediately if you subscribe on
/// that thread.
@preconcurrency public struct ControlEvent<PropertyType: Sendable>: ControlEventType {
  /// The type of the value that accompanies each action.
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// Creates a control event that occurs when `events` emits an element.
  ///
  /// - Parameter events: The source, which must not fail. An error traps in debug builds if the events are observed
  ///   as a driver, signal or infallible.
  public init<Ev: ObservableType>(events: Ev) where Ev.Element == PropertyType {
    self.events = events.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
  }

  /// Subscribes an observer to the events.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == PropertyType { events.subscribe(observer, file: "", line: 0) }

  /// Returns the events as an `Observable`.
  public func asObservable() -> Observable<PropertyType> { events }

  /// Returns the control event itself.
  public func asControlEvent() -> ControlEvent<PropertyType> { self }

  /// Returns the events as an `Infallible`.
  public func asInfallible() -> Infallible<PropertyType> { events.withoutErrors.infallible }

  /// Returns the events as a signal.
  public func asSignal() -> Signal<PropertyType> {
    Signal(events.withoutErrors.observe(on: SignalSharingStrategy.mainScheduler))
  }

  /// Returns the events as a driver, which replays the latest one.
  public func asDriver() -> Driver<PropertyType> {
    Driver(events.withoutErrors.observe(on: DriverSharingStrategy.mainScheduler))
  }
}

extension Observable {
  /// The sequence without errors, for a source that must not fail. An error traps in debug builds. In release builds,
  /// the error is printed, and the sequence completes.
  var withoutErrors: Observable<Element> {
    self.catch { error in
      unbindable(error)
      return .empty()
    }
  }
}
