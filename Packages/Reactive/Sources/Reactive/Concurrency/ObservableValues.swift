/// The elements of an observable as an asynchronous sequence. Each iteration has its own subscription.
///
/// See ``ObservableConvertibleType/values(buffering:)``.
public struct ObservableValues<Element: Sendable>: AsyncSequence, Sendable {
  /// The type of an iteration's errors, which are those of the observable.
  public typealias Failure = any Error

  let source: Observable<Element>
  let buffering: ValuesBuffering

  /// Subscribes to the observable and returns an iterator over its elements.
  public func makeAsyncIterator() -> Iterator { Iterator(source, buffering) }

  /// An iterator over the elements of one subscription. Releasing the iterator disposes of the subscription.
  public struct Iterator: AsyncIteratorProtocol {
    private var buffer: AsyncThrowingStream<Element, any Error>.Iterator
    private let backPressure: BackPressure?

    init(_ source: Observable<Element>, _ buffering: ValuesBuffering) {
      let backPressure = buffering.backPressure
      self.backPressure = backPressure
      let stream = AsyncThrowingStream<Element, any Error>(bufferingPolicy: buffering.throwingPolicy()) { buffer in
        let subscription = source.startIteration(backPressure, next: { buffer.yield($0) }) { termination in
          switch termination {
          case .completed: buffer.finish()
          case .error(let error): buffer.finish(throwing: error)
          }
        }
        buffer.onTermination = { _ in
          backPressure?.close()
          subscription.dispose()
        }
      }
      buffer = stream.makeAsyncIterator()
    }

    /// Returns the next element, or `nil` when the observable has completed.
    ///
    /// - Throws: The observable's error, or `CancellationError` if the task has been canceled.
    public mutating func next() async throws -> Element? { try await next(isolation: nil) }

    /// Returns the next element, or `nil` when the observable has completed.
    ///
    /// - Throws: The observable's error, or `CancellationError` if the task has been canceled.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
      let element = try await buffer.next(isolation: actor)
      if element == nil { try Task.checkCancellation() } else { backPressure?.take() }
      return element
    }
  }
}

extension ValuesBuffering {
  fileprivate func throwingPolicy<Element>() -> AsyncThrowingStream<Element, any Error>.Continuation.BufferingPolicy {
    switch self {
    case .unbounded, .blocking: .unbounded
    case .newest(let limit): .bufferingNewest(limit)
    case .oldest(let limit): .bufferingOldest(limit)
    }
  }
}
