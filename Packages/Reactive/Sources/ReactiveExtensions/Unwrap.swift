public import Reactive

extension ObservableType {
  /// The elements that are not `nil`.
  ///
  ///     source     --1--nil--2--|
  ///     unwrap()   --1-------2--|
  @inlinable public func unwrap<Wrapped: Sendable>() -> Observable<Wrapped> where Element == Wrapped? {
    compactMap { $0 }
  }
}

extension InfallibleType {
  /// The elements that are not `nil`.
  @inlinable public func unwrap<Wrapped: Sendable>() -> Infallible<Wrapped> where Element == Wrapped? {
    compactMap { $0 }
  }
}

extension SharedSequenceConvertibleType {
  /// The elements that are not `nil`.
  @inlinable public func unwrap<Wrapped: Sendable>() -> SharedSequence<SharingStrategy, Wrapped>
  where Element == Wrapped? {
    compactMap { $0 }
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The element; the completion alone if it is `nil`.
  @inlinable public func unwrap<Wrapped: Sendable>() -> Maybe<Wrapped> where Element == Wrapped? {
    compactMap { $0 }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The element; the completion alone if it is `nil`.
  @inlinable public func unwrap<Wrapped: Sendable>() -> Maybe<Wrapped> where Element == Wrapped? {
    compactMap { $0 }
  }
}
