extension ObservableConvertibleType {
  /// The elements for `for try await`, kept without bound until they are taken.
  ///
  /// The sequence is subscribed to when the property is read. Its error is thrown; cancelling the iterating task, or dropping the stream,
  /// disposes of the subscription.
  public var values: AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(bufferingPolicy: .unbounded) { continuation in
      let subscription = asObservable().subscribe(
        onNext: { continuation.yield($0) },
        onError: { continuation.finish(throwing: $0) },
        onCompleted: { continuation.finish() },
        onDisposed: { continuation.finish(throwing: CancellationError()) })
      continuation.onTermination = { _ in subscription.dispose() }
    }
  }
}
