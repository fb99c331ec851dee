/// A type-erased observer. It forwards every event without checking the order of events.
@preconcurrency public struct AnyObserver<Element: Sendable>: ObserverType {
  /// A closure that receives the events.
  public typealias EventHandler = @Sendable (Event<Element>) -> Void

  @usableFromInline let target: Target

  /// Creates an observer that calls `eventHandler` with each event.
  @available(swift, introduced: 6) @inlinable
  public init(eventHandler: @escaping EventHandler) { target = .handler(eventHandler) }

  /// Creates an observer that forwards events to `observer`.
  @inlinable public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    target = .handler { observer.on($0) }
  }

  /// Creates an observer that forwards events to `sink` while its subscription is active.
  @inlinable init(_ sink: Sink<Element>) { target = .sink(sink) }

  /// Forwards `event`.
  @inlinable public func on(_ event: Event<Element>) {
    switch target {
    case .handler(let handler): handler(event)
    case .sink(let sink): sink.on(event)
    }
  }

  /// Returns the observer itself.
  public func asObserver() -> AnyObserver<Element> { self }

  /// What receives the events. A sink is stored without a closure, so that `create` makes an observer without allocating
  /// and without retaining the parts of the sink.
  @usableFromInline enum Target: Sendable {
    case handler(EventHandler)
    case sink(Sink<Element>)
  }
}
