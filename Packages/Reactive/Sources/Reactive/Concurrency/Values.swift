extension ObservableConvertibleType {
  /// The elements as an asynchronous sequence for `for try await`. The number of buffered elements is not limited.
  ///
  /// The observable is subscribed to when the property is read. Its error is thrown. Canceling the iterating task or releasing
  /// the stream disposes of the subscription. The iterating task continues on its own executor.
  public var values: AsyncThrowingStream<Element, any Error> { values(bufferingPolicy: .unbounded) }

  /// Returns the elements as an asynchronous sequence for `for try await`, with the given buffering policy. See ``values``.
  ///
  /// - Parameter bufferingPolicy: What happens to elements that arrive faster than they are taken: `.bufferingNewest(n)` drops the oldest
  ///   that waits, `.bufferingOldest(n)` the one that arrives.
  public func values(
    bufferingPolicy: AsyncThrowingStream<Element, any Error>.Continuation.BufferingPolicy
  ) -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(bufferingPolicy: bufferingPolicy) { continuation in
      let subscription = asObservable().subscribe(
        onNext: { continuation.yield($0) },
        onError: { continuation.finish(throwing: $0) },
        onCompleted: { continuation.finish() },
        onDisposed: { continuation.finish(throwing: CancellationError()) })
      continuation.onTermination = { _ in subscription.dispose() }
    }
  }
}

extension InfallibleType {
  /// The elements as an asynchronous sequence for `for await`. The number of buffered elements is not limited.
  ///
  /// The observable is subscribed to when the property is read. Canceling the iterating task or releasing the stream disposes of
  /// the subscription.
  public var values: AsyncStream<Element> { values(bufferingPolicy: .unbounded) }

  /// Returns the elements as an asynchronous sequence for `for await`, with the given buffering policy. See ``values``.
  public func values(
    bufferingPolicy: AsyncStream<Element>.Continuation.BufferingPolicy
  ) -> AsyncStream<Element> {
    AsyncStream(Element.self, bufferingPolicy: bufferingPolicy) { continuation in
      let subscription = subscribe(
        onNext: { continuation.yield($0) }, onCompleted: { continuation.finish() },
        onDisposed: { continuation.finish() })
      continuation.onTermination = { _ in subscription.dispose() }
    }
  }
}

extension SharedSequence {
  /// The elements as an asynchronous sequence for `for await`. The number of buffered elements is not limited.
  ///
  /// The sequence is subscribed to when the property is read.
  @MainActor public var values: AsyncStream<Element> { values(bufferingPolicy: .unbounded) }

  /// Returns the elements as an asynchronous sequence for `for await`, with the given buffering policy. See ``values``.
  @MainActor public func values(
    bufferingPolicy: AsyncStream<Element>.Continuation.BufferingPolicy
  ) -> AsyncStream<Element> {
    asInfallible().values(bufferingPolicy: bufferingPolicy)
  }
}
