extension ObservableType {
  /// The elements from the first on for which `predicate` is false; it is not called for those that follow.
  ///
  ///     source                --1--2--3--1--|
  ///     skip(while: { <3 })   --------3--1--|
  ///
  /// An error that `predicate` throws ends the sequence.
  @preconcurrency @inlinable
  public func skip(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let isSkipping = Confined(true)
      return source.run(
        Sink(
          sink.subscription,
          next: { element in
            if isSkipping.value {
              do { isSkipping.value = try predicate(element) } catch { return sink.fail(error) }
              if isSkipping.value { return }
            }
            sink.next(element)
          },
          stop: sink.stop))
    }
  }

  /// The elements from the first on for which `predicate` is false.
  @available(*, deprecated, renamed: "skip(while:)") @preconcurrency
  public func skipWhile(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    skip(while: predicate)
  }
}
