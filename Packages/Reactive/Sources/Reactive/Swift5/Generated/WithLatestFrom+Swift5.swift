// Written by Scripts/overloads from Operators/Combining/WithLatestFrom.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

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
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType: Sendable>(
    _ second: consuming Source, resultSelector: @escaping @Sendable (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    withLatestFromChecked(second, resultSelector: resultSelector)
  }

  @inlinable func withLatestFromChecked<Source: ObservableConvertibleType, ResultType: Sendable>(
    _ second: Source, resultSelector: @escaping @Sendable (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    self.withLatestFrom(second, resultSelector: resultSelector)
  }
}
