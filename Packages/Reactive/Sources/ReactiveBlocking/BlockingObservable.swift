import Foundation
import Reactive

/// A sequence whose methods block until its events arrive. See `toBlocking(timeout:)`.
@preconcurrency public struct BlockingObservable<Element: Sendable>: Sendable {
  let source: Observable<Element>
  let timeout: TimeInterval?
}

extension BlockingObservable {
  /// Waits until the sequence terminates and returns its elements.
  ///
  /// - Throws: The error of the sequence, or `RxError.timeout` if the sequence does not terminate in time.
  public func toArray() throws -> [Element] { try elements(of: source) }

  /// Waits for the first element, disposes of the subscription, and returns the element, or `nil` if the sequence
  /// completes without one.
  ///
  /// - Throws: The error of the sequence if it fails before the first element, or `RxError.timeout` if no event arrives
  ///   in time.
  public func first() throws -> Element? { try elements(of: source.take(1)).first }

  /// Waits until the sequence terminates and returns its last element, or `nil` if there is none.
  ///
  /// - Throws: The error of the sequence, or `RxError.timeout` if the sequence does not terminate in time.
  public func last() throws -> Element? { try elements(of: source.takeLast(1)).first }

  /// Waits until the sequence terminates and returns its only element.
  ///
  /// - Throws: `RxError.noElements` if there is no element, `RxError.moreThanOneElement` as soon as there is a second
  ///   element, the error of the sequence, or `RxError.timeout` if the sequence does not terminate in time.
  public func single() throws -> Element { try onlyElement(of: source.single()) }

  /// Waits until the sequence terminates and returns the only element for which `predicate` returns `true`.
  ///
  /// - Throws: The same errors as ``single()``, or the error that `predicate` throws.
  @preconcurrency
  public func single(_ predicate: @escaping @Sendable (Element) throws -> Bool) throws -> Element {
    try onlyElement(of: source.single(predicate))
  }

  /// Waits until the sequence terminates and returns its elements and its terminal event. A timeout counts as the error
  /// `RxError.timeout`.
  public func materialize() -> MaterializedSequenceResult<Element> { BlockingRun(source).result(within: timeout) }

  private func elements(of source: Observable<Element>) throws -> [Element] {
    switch BlockingRun(source).result(within: timeout) {
    case .completed(let elements): return elements
    case .failed(_, let error): throw error
    }
  }

  private func onlyElement(of source: Observable<Element>) throws -> Element {
    guard let element = try elements(of: source).first else { throw RxError.noElements }
    return element
  }
}

/// The elements and the terminal event of a sequence.
@frozen public enum MaterializedSequenceResult<T> {
  /// The sequence completed after these elements.
  case completed(elements: [T])
  /// The sequence failed after these elements.
  case failed(elements: [T], error: any Error)
}

extension MaterializedSequenceResult: Sendable where T: Sendable {}
