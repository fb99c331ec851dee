/// An asynchronous sequence of the elements of a sequence that cannot fail. Each iteration has its own subscription.
///
/// See ``ObservableConvertibleType/values(buffering:)``.
public struct InfallibleValues<Element: Sendable>: AsyncSequence, Sendable {
  /// The type of an iteration's errors: `Never`, because the sequence cannot fail.
  public typealias Failure = Never

  let source: Observable<Element>
  let buffering: ValuesBuffering

  /// Subscribes to the sequence and returns an iterator over its elements.
  public func makeAsyncIterator() -> Iterator { Iterator(source, buffering) }

  /// An iterator over the elements of one subscription. Releasing the iterator disposes of the subscription.
  public struct Iterator: AsyncIteratorProtocol {
    private var buffer: AsyncStream<Element>.Iterator
    private let backPressure: BackPressure?

    init(_ source: Observable<Element>, _ buffering: ValuesBuffering) {
      let backPressure = buffering.backPressure
      self.backPressure = backPressure
      let stream = AsyncStream(Element.self, bufferingPolicy: buffering.policy()) { buffer in
        let subscription = source.startIteration(
          backPressure, next: { buffer.yield($0) }, stop: { _ in buffer.finish() })
        buffer.onTermination = { _ in
          backPressure?.close()
          subscription.dispose()
        }
      }
      buffer = stream.makeAsyncIterator()
    }

    /// Returns the next element, or `nil` when the sequence has completed or the task has been canceled.
    public mutating func next() async -> Element? { await next(isolation: nil) }

    /// Returns the next element, or `nil` when the sequence has completed or the task has been canceled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      let element = await buffer.next(isolation: actor)
      if element != nil { backPressure?.take() }
      return element
    }
  }
}

extension ValuesBuffering {
  fileprivate func policy<Element>() -> AsyncStream<Element>.Continuation.BufferingPolicy {
    switch self {
    case .unbounded, .blocking: .unbounded
    case .newest(let limit): .bufferingNewest(limit)
    case .oldest(let limit): .bufferingOldest(limit)
    }
  }
}
