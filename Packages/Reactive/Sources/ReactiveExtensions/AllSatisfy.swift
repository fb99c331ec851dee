public import Reactive

extension ObservableType {
  /// Returns an observable that emits `false` and completes as soon as `predicate` returns `false` for an element, and
  /// emits `true` if the source completes first.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-AllSatisfy)
  ///
  ///     source                    --1--2--3--|
  ///     allSatisfy { $0 < 3 }     --------f|
  ///
  /// An error of the source or of `predicate` terminates the sequence. Disposing of the subscription disposes of the
  /// source.
  @available(swift, introduced: 6)
  public func allSatisfy(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Bool> {
    contains(where: { try !predicate($0) }).not()
  }
}
