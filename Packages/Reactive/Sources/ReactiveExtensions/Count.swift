public import Reactive

extension ObservableType {
  /// Returns an observable that emits the number of elements when the source completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Count)
  ///
  ///     source    --1--2--|
  ///     count()   --------2|
  public func count() -> Observable<Int> { count { _ in true } }

  /// Returns an observable that, when the source completes, emits the number of elements for which `predicate` returned
  /// `true`. An error that `predicate` throws terminates the sequence.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Count)
  @available(swift, introduced: 6)
  public func count(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Int> {
    reduce(0) { count, element in try predicate(element) ? count + 1 : count }
  }
}
