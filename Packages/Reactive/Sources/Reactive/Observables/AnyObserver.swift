/// A type-erased observer. It forwards every event without checking the order of events.
@preconcurrency public struct AnyObserver<Element: Sendable>: ObserverType {
  /// A closure that receives the events.
  public typealias EventHandler = @Sendable (Event<Element>) -> Void

  @usableFromInline let handler: EventHandler

  /// Creates an observer that calls `eventHandler` with each event.
  @available(swift, introduced: 6) @inlinable
  public init(eventHandler: @escaping EventHandler) { handler = eventHandler }

  /// Creates an observer that forwards events to `observer`.
  @inlinable public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    handler = { observer.on($0) }
  }

  /// Forwards `event`.
  @inlinable public func on(_ event: Event<Element>) { handler(event) }

  /// Returns the observer itself.
  public func asObserver() -> AnyObserver<Element> { self }
}
