public import Reactive

extension ObservableType {
  /// What `transform` makes of the sequence: for chains of operators that are used in several places.
  ///
  ///     source.apply(retriedTwice)      instead of      retriedTwice(source.asObservable())
  public func apply<Result: Sendable>(
    _ transform: (Observable<Element>) throws -> Observable<Result>
  ) rethrows -> Observable<Result> { try transform(asObservable()) }
}

extension PrimitiveSequence {
  /// What `transform` makes of the sequence.
  public func apply<Result: Sendable>(
    _ transform: (PrimitiveSequence<Trait, Element>) throws -> PrimitiveSequence<Trait, Result>
  ) rethrows -> PrimitiveSequence<Trait, Result> { try transform(self) }
}
