extension ObservableType {
  /// Returns an observable that subscribes to the source again whenever it fails.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Retry)
  ///
  ///     source   --1--#   --1--2--|
  ///     retry    --1--------1--2--|
  ///
  /// The failed attempt is disposed of before the next one begins. The stack does not grow with the number of attempts.
  @inlinable @inline(never) public func retry() -> Observable<Element> { retried { _ in true } }

  /// Returns an observable that subscribes to the source again when it fails, up to a total of `maxAttemptCount`
  /// attempts.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Retry)
  ///
  /// The error of the last attempt terminates the sequence. If `maxAttemptCount` is not positive, the sequence
  /// completes without subscribing to the source.
  @inlinable @inline(never) public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    maxAttemptCount > 0 ? retried { $0 <= maxAttemptCount } : .empty()
  }

  @inlinable func retried(while mayTry: @escaping @Sendable (_ attempt: Int) -> Bool) -> Observable<Element> {
    let source = asObservable()
    return Producer(named: "retry") { sink in
      let attempt = Confined(0)
      return ConcatSink.run(sink) { termination in
        attempt.value += 1
        if attempt.value == 1 { return source }
        guard case .error = termination, mayTry(attempt.value) else { return nil }
        return source
      }
    }
  }
}
