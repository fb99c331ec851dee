extension ObservableConvertibleType {
  /// The elements for `for try await`, kept without bound until they are taken.
  ///
  /// The sequence is subscribed to when the property is read. Its error is thrown; cancelling the iterating task, or dropping the stream,
  /// disposes of the subscription. No thread is changed: the iterating task goes on where it was.
  public var values: AsyncThrowingStream<Element, any Error> { values(bufferingPolicy: .unbounded) }

  /// The elements for `for try await`, kept as `bufferingPolicy` says until they are taken. See ``values``.
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
  /// The elements for `for await`, kept without bound until they are taken.
  ///
  /// The sequence is subscribed to when the property is read. Cancelling the iterating task, or dropping the stream, disposes of the
  /// subscription.
  public var values: AsyncStream<Element> { values(bufferingPolicy: .unbounded) }

  /// The elements for `for await`, kept as `bufferingPolicy` says until they are taken. See ``values``.
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
  /// The elements for `for await`, kept without bound until they are taken. Subscribed to when the property is read.
  @MainActor public var values: AsyncStream<Element> { values(bufferingPolicy: .unbounded) }

  /// The elements for `for await`, kept as `bufferingPolicy` says until they are taken. See ``values``.
  @MainActor public func values(
    bufferingPolicy: AsyncStream<Element>.Continuation.BufferingPolicy
  ) -> AsyncStream<Element> {
    asInfallible().values(bufferingPolicy: bufferingPolicy)
  }
}
