public import Reactive

extension ObservableType {
  /// Returns the result of passing the sequence to `transform`, for reuse of a chain of operators.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Apply)
  ///
  ///     source.apply(retriedTwice)      instead of      retriedTwice(source.asObservable())
  public func apply<Result: Sendable>(
    _ transform: (Observable<Element>) throws -> Observable<Result>
  ) rethrows -> Observable<Result> { try transform(asObservable()) }
}

extension PrimitiveSequence {
  /// Returns the result of passing the sequence to `transform`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Apply)
  public func apply<Result: Sendable>(
    _ transform: (PrimitiveSequence<Trait, Element>) throws -> PrimitiveSequence<Trait, Result>
  ) rethrows -> PrimitiveSequence<Trait, Result> { try transform(self) }
}
