/// A type-erased observer. It forwards every event without checking the order of events.
@preconcurrency public struct AnyObserver<Element: Sendable>: ObserverType {
  /// A closure that receives the events.
  public typealias EventHandler = @Sendable (Event<Element>) -> Void

  @usableFromInline let sink: Sink<Element>

  /// Creates an observer that calls `eventHandler` with each event.
  @available(swift, introduced: 6) @inlinable
  public init(eventHandler: @escaping EventHandler) {
    sink = Sink(.endless, next: { eventHandler(.next($0)) }, stop: { eventHandler(Event($0)) })
  }

  /// Creates an observer that forwards events to `observer`.
  @inlinable public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    sink = Sink(.endless, next: { observer.on(.next($0)) }, stop: { observer.on(Event($0)) })
  }

  /// Creates an observer that forwards events to `sink` while its subscription is active.
  @inlinable init(_ sink: Sink<Element>) { self.sink = sink }

  /// Forwards `event`.
  @inlinable public func on(_ event: Event<Element>) { sink.on(event) }

  /// Returns the observer itself.
  public func asObserver() -> AnyObserver<Element> { self }
}
