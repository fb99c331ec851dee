extension ObservableType {
  /// What `resultSelector` makes of each element and the one of `second` at the same place. See `zip`.
  ///
  ///     source      --1-----2--3--|
  ///     second      ----a--b--------c--|
  ///     zip(with:)  ----1a--2b------3c-|
  ///
  /// An error that `resultSelector` throws ends the sequence.
  @preconcurrency
  public func zip<Second: ObservableConvertibleType, Result: Sendable>(
    with second: Second, resultSelector: @escaping @Sendable (Element, Second.Element) throws -> Result
  ) -> Observable<Result> {
    .zip(asObservable(), second.asObservable(), resultSelector: resultSelector)
  }
}
