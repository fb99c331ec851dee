extension ObservableType {
  /// `value` for each element.
  ///
  ///     source       --1--2--|
  ///     mapTo("x")   --x--x--|
  @inlinable public func mapTo<Result: Sendable>(_ value: Result) -> Observable<Result> { map { _ in value } }
}
