extension ObservableType {
  /// Returns an observable that emits the only element of the source, and fails unless there is exactly one.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleAsync)
  ///
  ///     source     --1-----|     --1--2--     ------|
  ///     single()   --1-----|     --1--#       ------#
  ///
  /// The first element is emitted when it arrives. A second one terminates the sequence with
  /// `RxError.moreThanOneElement`. If the source completes without an element, the sequence fails with
  /// `RxError.noElements`.
  ///
  /// If the source fails, the sequence fails with the same error. Disposing of the subscription disposes of the source.
  public func single() -> Observable<Element> { single { _ in true } }

  /// Returns an observable that emits the only element for which `predicate` returns `true`, and fails unless there is
  /// exactly one.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleAsync)
  ///
  /// See ``single()``. An error that `predicate` throws terminates the sequence.
  @available(swift, introduced: 6)
  public func single(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let isFound = Confined(false)
      return source.run(
        Sink(
          sink.subscription,
          next: { element in
            do { guard try predicate(element) else { return } } catch { return sink.fail(error) }
            if isFound.value { return sink.fail(RxError.moreThanOneElement) }
            isFound.value = true
            sink.next(element)
          },
          stop: { termination in
            if case .completed = termination, !isFound.value {
              sink.fail(RxError.noElements)
            } else {
              sink.stop(termination)
            }
          }))
    }
  }
}
