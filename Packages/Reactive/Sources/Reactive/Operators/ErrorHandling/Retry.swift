extension ObservableType {
  /// The source, subscribed to again whenever it fails. The failed attempt is disposed of before the next begins; the stack does not grow.
  ///
  ///     source   --1--#   --1--2--|
  ///     retry    --1--------1--2--|
  @inlinable public func retry() -> Observable<Element> { retried { _ in true } }

  /// The source, tried at most `maxAttemptCount` times in all; the last error is passed on. 0 completes without subscribing.
  @inlinable public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    maxAttemptCount > 0 ? retried { $0 <= maxAttemptCount } : .empty()
  }

  @inlinable func retried(while mayTry: @escaping @Sendable (_ attempt: Int) -> Bool) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let attempt = Confined(0)
      return Relay.run(sink) { termination in
        attempt.value += 1
        if attempt.value == 1 { return source }
        guard case .error = termination, mayTry(attempt.value) else { return nil }
        return source
      }
    }
  }
}
