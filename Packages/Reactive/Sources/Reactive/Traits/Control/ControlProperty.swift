/// A type that can be converted to a `ControlProperty`.
@preconcurrency public protocol ControlPropertyType<Element>: ObservableType, ObserverType {
  /// Returns the value as a `ControlProperty`.
  func asControlProperty() -> ControlProperty<Element>
}

/// The value of a control, which can be observed and set.
///
/// You can subscribe from any thread. The source is subscribed to on the main thread, immediately if you subscribe on
/// that thread.
@preconcurrency public struct ControlProperty<PropertyType: Sendable>: ControlPropertyType {
  /// The type of the property's value.
  public typealias Element = PropertyType

  private let values: Observable<PropertyType>
  private let valueSink: AnyObserver<PropertyType>

  /// Creates a property that obtains its current and future values from `values` and writes to `valueSink`.
  ///
  /// - Parameters:
  ///   - values: The sequence of the property's values, which must not fail. An error traps in debug builds if the
  ///     values are observed as a driver.
  ///   - valueSink: The observer that receives values that are written to the property.
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == PropertyType, Sink.Element == PropertyType {
    self.values = values.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
    self.valueSink = valueSink.asObserver()
  }

  /// Subscribes an observer to the events.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == PropertyType { values.subscribe(observer, file: "", line: 0) }

  /// The future values, without the current one.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

  /// Returns the values as an `Observable`.
  public func asObservable() -> Observable<PropertyType> { values }

  /// Returns the property itself.
  public func asControlProperty() -> ControlProperty<PropertyType> { self }

  /// Returns the values as a driver.
  public func asDriver() -> Driver<PropertyType> {
    Driver(values.withoutErrors.observe(on: DriverSharingStrategy.mainScheduler))
  }

  /// Writes an element and forwards a completion. An error traps in debug builds and is printed in release builds.
  public func on(_ event: Event<PropertyType>) {
    switch event {
    case .next, .completed: valueSink.on(event)
    case .error(let error): unbindable(error)
    }
  }
}

extension ControlPropertyType where Element == String? {
  /// The property with an empty string in place of `nil`.
  public var orEmpty: ControlProperty<String> {
    let property = asControlProperty()
    return ControlProperty(values: property.asObservable().map { $0 ?? "" }, valueSink: property.mapObserver { $0 })
  }
}
