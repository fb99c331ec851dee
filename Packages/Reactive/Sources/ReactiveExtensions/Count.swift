public import Reactive

extension ObservableType {
  /// How many elements the source had, when it completes.
  ///
  ///     source    --1--2--|
  ///     count()   --------2|
  public func count() -> Observable<Int> { count { _ in true } }

  /// For how many elements of the source `predicate` is true, when it completes. An error that it throws ends the sequence.
  @preconcurrency
  public func count(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Int> {
    reduce(0) { count, element in try predicate(element) ? count + 1 : count }
  }
}
