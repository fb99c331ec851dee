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

  /// The sequences one after another until one completes. The next is subscribed to when the one before has failed; when all have, the last
  /// error is passed on. It completes at once if there are none.
  ///
  ///     a                        --1--#
  ///     b                             --2--|
  ///     catch(sequence: [a, b])  --1----2--|
  @preconcurrency
  public static func `catch`<Sequence: Swift.Sequence & Sendable>(sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Producer { sink in
      let attempts = Confined((left: sequence.makeIterator(), haveBegun: false))
      return Relay.run(sink) { termination in
        if attempts.value.haveBegun, case .completed = termination { return nil }
        attempts.value.haveBegun = true
        return attempts.value.left.next()
      }
    }
  }

  /// The source; when it fails, the sequence that `handler` makes of the error.
  @available(*, deprecated, renamed: "catch(_:)") @preconcurrency
  public func catchError(
    _ handler: @escaping @Sendable (any Error) throws -> Observable<Element>
  ) -> Observable<Element> { self.catch(handler) }

  /// The source; when it fails, `element` and the completion.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> { catchAndReturn(element) }

  /// The sequences one after another until one completes.
  @available(*, deprecated, renamed: "catch(sequence:)") @preconcurrency
  public static func catchError<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> { .catch(sequence: sequence) }
}
