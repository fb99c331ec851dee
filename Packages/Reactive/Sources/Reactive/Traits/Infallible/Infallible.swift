/// A type that can be converted to an `Infallible`.
@preconcurrency public protocol InfallibleType<Element>: ObservableConvertibleType {}

/// A sequence that cannot fail. It emits elements and may complete.
///
/// Handle errors where the sequence is created, with one of the `asInfallible` conversions. Unlike a `Driver`, an
/// infallible is not shared and does not deliver its events on a particular thread.
@preconcurrency public struct Infallible<Element: Sendable>: InfallibleType {
  let source: Observable<Element>

  /// Creates an infallible from a sequence without checking it.
  ///
  /// - Parameter source: The sequence, which must not fail.
  init(raw source: Observable<Element>) { self.source = source }

  /// Returns the elements as an `Observable`.
  public func asObservable() -> Observable<Element> { source }
}

/// An event of an `Infallible`.
public enum InfallibleEvent<Element> {
  /// The next element.
  case next(Element)
  /// The sequence completed. No event follows.
  case completed
}

extension InfallibleEvent: Sendable where Element: Sendable {}

extension InfallibleEvent: EventConvertible {
  /// The event as an `Event`.
  public var event: Event<Element> {
    switch self {
    case .next(let element): .next(element)
    case .completed: .completed
    }
  }
}
