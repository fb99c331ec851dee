public import Reactive

extension ObservableType {
  /// Returns an observable that emits `value` for each element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MapTo)
  ///
  ///     source       --1--2--|
  ///     mapTo("x")   --x--x--|
  @inlinable public func mapTo<Result: Sendable>(_ value: Result) -> Observable<Result> { map { _ in value } }
}

extension InfallibleType {
  /// Returns a sequence that emits `value` for each element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MapTo)
  @inlinable public func mapTo<Result: Sendable>(_ value: Result) -> Infallible<Result> { map { _ in value } }
}

extension SharedSequenceConvertibleType {
  /// Returns a sequence that emits `value` for each element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MapTo)
  @inlinable public consuming func mapTo<Result: Sendable>(_ value: Result) -> SharedSequence<SharingStrategy, Result> {
    map { _ in value }
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Returns a single that succeeds with `value` instead of the element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MapTo)
  @inlinable public func mapTo<Result: Sendable>(_ value: Result) -> Single<Result> { map { _ in value } }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Returns a maybe that succeeds with `value` instead of the element, and completes without an element if the source
  /// does.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MapTo)
  @inlinable public func mapTo<Result: Sendable>(_ value: Result) -> Maybe<Result> { map { _ in value } }
}
