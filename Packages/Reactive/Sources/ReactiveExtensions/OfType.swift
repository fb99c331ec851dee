public import Reactive

extension ObservableType {
  /// Returns an observable that emits only the elements of the given type.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-OfType)
  ///
  ///     source              --1--"a"--2--|
  ///     ofType(Int.self)    --1-------2--|
  @inlinable public func ofType<Result: Sendable>(_ type: Result.Type) -> Observable<Result> {
    compactMap { $0 as? Result }
  }
}
