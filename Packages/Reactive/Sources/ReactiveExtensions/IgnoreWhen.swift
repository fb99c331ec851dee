public import Reactive

extension ObservableType {
  /// Returns an observable that omits the elements for which `predicate` returns `true`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-IgnoreWhen)
  ///
  ///     source                    --1--2--3--|
  ///     ignoreWhen { $0 == 2 }    --1-----3--|
  ///
  /// An error that `predicate` throws terminates the sequence. Disposing of the subscription disposes of the source.
  @available(swift, introduced: 6)
  public func ignoreWhen(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    filter { try !predicate($0) }
  }
}
