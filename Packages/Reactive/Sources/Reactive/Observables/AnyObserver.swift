/// An observer of which only the element type is known. It forwards and checks nothing.
@preconcurrency public struct AnyObserver<Element: Sendable>: ObserverType {
  /// What receives the events.
  public typealias EventHandler = @Sendable (Event<Element>) -> Void

  @usableFromInline let handler: EventHandler

  /// An observer that calls `eventHandler` with each event.
  @preconcurrency @inlinable public init(eventHandler: @escaping EventHandler) { handler = eventHandler }

  /// An observer that forwards to `observer`.
  @inlinable public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    handler = { observer.on($0) }
  }

  /// Forwards `event`.
  @inlinable public func on(_ event: Event<Element>) { handler(event) }

  /// The observer itself.
  public func asObserver() -> AnyObserver<Element> { self }
}
