extension ObservableType {
  /// Returns an observable that, when the source fails, continues with the sequence that `handler` returns for the
  /// error.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Catch)
  ///
  ///     source   --1--#
  ///     catch    --1---2--|
  ///
  /// An error of that sequence is not handled again. An error that `handler` throws terminates the sequence.
  ///
  /// The source is disposed of before the next sequence is subscribed to. Disposing of the subscription disposes of the
  /// current one.
  @available(swift, introduced: 6)
  public func `catch`(
    _ handler: @escaping @Sendable (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let attempt = Confined(0)
      return ConcatSink.run(sink) { termination in
        attempt.value += 1
        switch (attempt.value, termination) {
        case (1, _): return source
        case (2, .error(let error)): return try handler(error)
        default: return nil
        }
      }
    }
  }

  /// Returns an observable that emits `element` and completes when the source fails.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CatchAndReturn)
  ///
  ///     source            --1--#
  ///     catchAndReturn    --1--0|
  ///
  /// The source is disposed of before the next sequence is subscribed to. Disposing of the subscription disposes of the
  /// current one.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in .just(element) }
  }

  /// Returns an observable that mirrors one sequence after another until one of them completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Catch)
  ///
  ///     a                        --1--#
  ///     b                             --2--|
  ///     catch(sequence: [a, b])  --1----2--|
  ///
  /// Each sequence is subscribed to when the previous sequence has failed. If all of them fail, the resulting sequence
  /// fails with the last error. If there are no sequences, it completes immediately.
  ///
  /// The source is disposed of before the next sequence is subscribed to. Disposing of the subscription disposes of the
  /// current one.
  @preconcurrency
  public static func `catch`<Sequence: Swift.Sequence & Sendable>(sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Producer { sink in
      let attempts = Confined((left: sequence.makeIterator(), haveBegun: false))
      return ConcatSink.run(sink) { termination in
        if attempts.value.haveBegun, case .completed = termination { return nil }
        attempts.value.haveBegun = true
        return attempts.value.left.next()
      }
    }
  }

  /// Returns an observable that, when the source fails, continues with the sequence that `handler` returns for the
  /// error.
  ///
  /// An error of that sequence is not handled again. An error that `handler` throws terminates the sequence.
  @available(*, deprecated, renamed: "catch(_:)") @available(swift, introduced: 6)
  public func catchError(
    _ handler: @escaping @Sendable (any Error) throws -> Observable<Element>
  ) -> Observable<Element> { self.catch(handler) }

  /// Returns an observable that emits `element` and completes when the source fails.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> { catchAndReturn(element) }

  /// Returns an observable that mirrors one sequence after another until one of them completes.
  @available(*, deprecated, renamed: "catch(sequence:)") @preconcurrency
  public static func catchError<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> { .catch(sequence: sequence) }
}
