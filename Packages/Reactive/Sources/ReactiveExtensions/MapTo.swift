public import Reactive

extension ObservableType {
  /// `value` for each element.
  ///
  ///     source       --1--2--|
  ///     mapTo("x")   --x--x--|
  @inlinable public func mapTo<Result: Sendable>(_ value: Result) -> Observable<Result> { map { _ in value } }
}

extension InfallibleType {
  /// `value` for each element.
  @inlinable public func mapTo<Result: Sendable>(_ value: Result) -> Infallible<Result> { map { _ in value } }
}

extension SharedSequenceConvertibleType {
  /// `value` for each element.
  @inlinable public func mapTo<Result: Sendable>(_ value: Result) -> SharedSequence<SharingStrategy, Result> {
    map { _ in value }
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// `value` instead of the element.
  @inlinable public func mapTo<Result: Sendable>(_ value: Result) -> Single<Result> { map { _ in value } }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// `value` instead of the element, if there is one.
  @inlinable public func mapTo<Result: Sendable>(_ value: Result) -> Maybe<Result> { map { _ in value } }
}
