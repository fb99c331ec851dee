/// A sequence and observer that is a `ControlProperty`.
@preconcurrency public protocol ControlPropertyType<Element>: ObservableType, ObserverType {
  /// The property itself.
  func asControlProperty() -> ControlProperty<Element>
}

/// The value of a control: what it shows is observed, and what it is sent is shown.
///
/// Any thread may subscribe; the source is subscribed to on the main thread, at once if that is where the subscription is made.
@preconcurrency public struct ControlProperty<PropertyType: Sendable>: ControlPropertyType {
  /// What the property holds.
  public typealias Element = PropertyType

  private let values: Observable<PropertyType>
  private let valueSink: AnyObserver<PropertyType>

  /// A property with these values, the present one first, that writes to `valueSink`.
  ///
  /// - Parameters:
  ///   - values: Must not fail: an error traps in debug builds.
  ///   - valueSink: What the property's new values are sent to.
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == PropertyType, Sink.Element == PropertyType {
    self.values = values.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
    self.valueSink = valueSink.asObserver()
  }

  /// Subscribes `observer`.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == PropertyType { values.subscribe(observer) }

  /// The values without the present one: what changes from now on.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

  /// The values as an `Observable`.
  public func asObservable() -> Observable<PropertyType> { values }

  /// The property itself.
  public func asControlProperty() -> ControlProperty<PropertyType> { self }

  /// The values as a driver.
  public func asDriver() -> Driver<PropertyType> {
    Driver(values.withoutErrors.observe(on: DriverSharingStrategy.scheduler))
  }

  /// Writes an element and passes on a completion. An error traps in debug builds and is printed in release builds.
  public func on(_ event: Event<PropertyType>) {
    switch event {
    case .next, .completed: valueSink.on(event)
    case .error(let error): unbindable(error)
    }
  }
}

extension ControlPropertyType where Element == String? {
  /// The property with an empty text in place of none.
  public var orEmpty: ControlProperty<String> {
    let property = asControlProperty()
    return ControlProperty(values: property.asObservable().map { $0 ?? "" }, valueSink: property.mapObserver { $0 })
  }
}
