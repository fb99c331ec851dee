/// Anything that is an `Infallible`.
@preconcurrency public protocol InfallibleType<Element>: ObservableConvertibleType {}

/// A sequence that cannot fail: it sends elements and may complete.
///
/// What could fail has to be answered where the sequence is made, with one of the `asInfallible` conversions. Unlike a `Driver` it promises
/// nothing about threads and is not shared.
@preconcurrency public struct Infallible<Element: Sendable>: InfallibleType {
  let source: Observable<Element>

  /// - Parameter source: Sends no error.
  init(raw source: Observable<Element>) { self.source = source }

  /// The elements as an `Observable`.
  public func asObservable() -> Observable<Element> { source }
}

/// One notification of an `Infallible`.
public enum InfallibleEvent<Element> {
  /// The next element.
  case next(Element)
  /// The sequence ended; nothing follows.
  case completed
}

extension InfallibleEvent: Sendable where Element: Sendable {}

extension InfallibleEvent: EventConvertible {
  /// The same as an `Event`.
  public var event: Event<Element> {
    switch self {
    case .next(let element): .next(element)
    case .completed: .completed
    }
  }
}
