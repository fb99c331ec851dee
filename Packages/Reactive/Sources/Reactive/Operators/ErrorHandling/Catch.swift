extension ObservableType {
  /// The source; when it fails, the sequence that `handler` makes of the error.
  ///
  ///     source   --1--#
  ///     catch    --1---2--|
  ///
  /// An error of that sequence is not caught again. An error that `handler` throws ends the sequence.
  @preconcurrency
  public func `catch`(
    _ handler: @escaping @Sendable (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let attempt = Confined(0)
      return Relay.run(sink) { termination in
        attempt.value += 1
        switch (attempt.value, termination) {
        case (1, _): return source
        case (2, .error(let error)): return try handler(error)
        default: return nil
        }
      }
    }
  }

  /// The source; when it fails, `element` and the completion.
  ///
  ///     source            --1--#
  ///     catchAndReturn    --1--0|
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in .just(element) }
  }
}
