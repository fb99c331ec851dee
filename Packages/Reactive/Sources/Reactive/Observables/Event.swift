/// An event of a sequence. Every sequence emits `next* (error | completed)?`.
@frozen public enum Event<Element> {
  /// The next element.
  case next(Element)
  /// The sequence failed. No event follows.
  case error(any Error)
  /// The sequence completed. No event follows.
  case completed
}

extension Event: Sendable where Element: Sendable {}

extension Event: CustomDebugStringConvertible {
  /// A description such as `next(1)`, `error(timeout)` or `completed`.
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

extension Event {
  /// A Boolean value that indicates whether the event is terminal.
  @inlinable public var isStopEvent: Bool {
    if case .next = self { false } else { true }
  }

  /// The element of a `next` event, or `nil` for other events.
  @inlinable public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error of an `error` event, or `nil` for other events.
  @inlinable public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// A Boolean value that indicates whether the event is `completed`.
  @inlinable public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// Returns the event with its element transformed. An error that `transform` throws becomes an `error` event.
  @inlinable public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let element):
      do { return .next(try transform(element)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}

/// A type that can be converted to an event, for `dematerialize()`.
public protocol EventConvertible<Element> {
  /// The type of the elements.
  associatedtype Element
  /// The value as an event.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// The event itself.
  public var event: Event<Element> { self }
}
