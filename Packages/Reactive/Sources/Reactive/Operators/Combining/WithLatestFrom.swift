extension ObservableType {
  /// Returns an observable that combines each element with the latest element of another sequence.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-WithLatestFrom)
  ///
  ///     source           --1-----2--3--|
  ///     second           ----a--b------
  ///     withLatestFrom   --------2b-3b-|
  ///
  /// Elements that arrive before `second` emits its first element are dropped. `second` is subscribed to before the
  /// source. The completion of `second` has no effect; its error terminates the sequence, as does an error that
  /// `resultSelector` throws.
  ///
  /// Disposing of the subscription disposes of both sequences.
  @available(swift, introduced: 6) @inlinable @inline(never)
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType: Sendable>(
    _ second: Source, resultSelector: @escaping @Sendable (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    let source = asObservable()
    let second = second.asObservable()
    return Producer { sink in
      let inputs = InputGroup(sink.subscription)
      let latest = Confined<Source.Element?>(nil)
      inputs.start(second, next: { latest.value = $0 }, stop: { if case .error = $0 { sink.stop($0) } })
      inputs.start(
        source,
        next: { element in
          guard let other = latest.value else { return }
          let result: ResultType
          do { result = try resultSelector(element, other) } catch { return sink.fail(error) }
          sink.next(result)
        }, stop: sink.stop)
      return inputs
    }
  }

  /// Returns an observable that emits the latest element of another sequence for each element of this sequence.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-WithLatestFrom)
  ///
  /// Disposing of the subscription disposes of both sequences.
  @inlinable @inline(never) public func withLatestFrom<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Source.Element> {
    withLatestFrom(second) { $1 }
  }
}
