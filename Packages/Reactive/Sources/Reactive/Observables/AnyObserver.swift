/// An observer of which only the element type is known. It forwards and checks nothing.
@preconcurrency public struct AnyObserver<Element: Sendable>: ObserverType {
  /// What receives the events.
  public typealias EventHandler = @Sendable (Event<Element>) -> Void

  private let handler: EventHandler

  /// An observer that calls `eventHandler` with each event.
  @preconcurrency public init(eventHandler: @escaping EventHandler) { handler = eventHandler }

  /// An observer that forwards to `observer`.
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    handler = { observer.on($0) }
  }

  /// Forwards `event`.
  public func on(_ event: Event<Element>) { handler(event) }

  /// The observer itself.
  public func asObserver() -> AnyObserver<Element> { self }
}
