extension ObservableType {
  /// Returns an observable that omits elements as long as `predicate` returns `true`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SkipWhile)
  ///
  ///     source                --1--2--3--1--|
  ///     skip(while: { <3 })   --------3--1--|
  ///
  /// `predicate` is not called again after it has returned `false`. An error that it throws terminates the sequence.
  ///
  /// An error or the completion of the source is forwarded. Disposing of the subscription disposes of the source.
  @available(swift, introduced: 6) @inlinable @inline(never)
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

  /// Returns an observable that omits elements as long as `predicate` returns `true`.
  @available(*, deprecated, renamed: "skip(while:)") @available(swift, introduced: 6)
  public func skipWhile(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    skip(while: predicate)
  }
}
