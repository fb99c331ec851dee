extension ObservableType {
  /// The elements that are not `nil`.
  ///
  ///     source     --1--nil--2--|
  ///     unwrap()   --1-------2--|
  @inlinable public func unwrap<Wrapped: Sendable>() -> Observable<Wrapped> where Element == Wrapped? {
    compactMap { $0 }
  }
}
