public import Reactive

extension ObservableType {
  /// Returns an observable that emits only the elements that are not `nil`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Unwrap)
  ///
  ///     source     --1--nil--2--|
  ///     unwrap()   --1-------2--|
  @inlinable public func unwrap<Wrapped: Sendable>() -> Observable<Wrapped> where Element == Wrapped? {
    compactMap { $0 }
  }
}

extension InfallibleType {
  /// Returns a sequence that emits only the elements that are not `nil`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Unwrap)
  @inlinable public func unwrap<Wrapped: Sendable>() -> Infallible<Wrapped> where Element == Wrapped? {
    compactMap { $0 }
  }
}

extension SharedSequenceConvertibleType {
  /// Returns a sequence that emits only the elements that are not `nil`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Unwrap)
  @inlinable public consuming func unwrap<Wrapped: Sendable>() -> SharedSequence<SharingStrategy, Wrapped>
  where Element == Wrapped? {
    compactMap { $0 }
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Returns a maybe that succeeds with the element unless it is `nil`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Unwrap)
  @inlinable public func unwrap<Wrapped: Sendable>() -> Maybe<Wrapped> where Element == Wrapped? {
    compactMap { $0 }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Returns a maybe that succeeds with the element unless it is `nil`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Unwrap)
  @inlinable public func unwrap<Wrapped: Sendable>() -> Maybe<Wrapped> where Element == Wrapped? {
    compactMap { $0 }
  }
}
