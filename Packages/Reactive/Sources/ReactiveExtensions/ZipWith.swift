public import Reactive

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

extension InfallibleType {
  /// What `resultSelector` makes of each element and the one of `second` at the same index.
  @preconcurrency
  public func zip<Second: Sendable, Result: Sendable>(
    with second: Infallible<Second>, resultSelector: @escaping @Sendable (Element, Second) -> Result
  ) -> Infallible<Result> {
    asObservable().zip(with: second, resultSelector: resultSelector).asInfallible(onErrorFallbackTo: .empty())
  }
}

extension SharedSequenceConvertibleType {
  /// What `resultSelector` makes of each element and the one of `second` at the same index.
  @preconcurrency
  public func zip<Second: SharedSequenceConvertibleType, Result: Sendable>(
    with second: Second, resultSelector: @escaping @Sendable (Element, Second.Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Second.SharingStrategy == SharingStrategy {
    .zip(self, second, resultSelector: resultSelector)
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// What `resultSelector` makes of both elements. An error that it throws ends the sequence.
  @preconcurrency
  public func zip<Second: Sendable, Result: Sendable>(
    with second: Single<Second>, resultSelector: @escaping @Sendable (Element, Second) throws -> Result
  ) -> Single<Result> {
    .zip(primitiveSequence, second, resultSelector: resultSelector)
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// What `resultSelector` makes of both elements, if there are both. An error that it throws ends the sequence.
  @preconcurrency
  public func zip<Second: Sendable, Result: Sendable>(
    with second: Maybe<Second>, resultSelector: @escaping @Sendable (Element, Second) throws -> Result
  ) -> Maybe<Result> {
    .zip(primitiveSequence, second, resultSelector: resultSelector)
  }
}
