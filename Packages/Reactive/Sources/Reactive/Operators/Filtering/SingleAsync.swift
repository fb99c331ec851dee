extension ObservableType {
  /// The source, which has to have exactly one element.
  ///
  ///     source     --1-----|     --1--2--     ------|
  ///     single()   --1-----|     --1--#       ------#
  ///
  /// The first element is sent as it comes. A second one ends the sequence with `RxError.moreThanOneElement`; a completion without any,
  /// with `RxError.noElements`.
  public func single() -> Observable<Element> { single { _ in true } }

  /// The elements for which `predicate` is true, of which there has to be exactly one. See ``single()``.
  ///
  /// An error that `predicate` throws ends the sequence.
  @preconcurrency
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
