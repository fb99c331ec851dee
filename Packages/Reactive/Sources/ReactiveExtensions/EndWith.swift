public import Reactive

extension ObservableType {
  /// Returns an observable that emits the given elements when the source has completed.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-EndWith)
  ///
  ///     source       --1--2--|
  ///     endWith(3)   --1--2--3|
  ///
  /// If the source fails, the sequence fails with the same error and emits none of them. Disposing of the subscription
  /// disposes of the source.
  public func endWith(_ elements: Element...) -> Observable<Element> { concat(Observable.from(elements)) }
}
