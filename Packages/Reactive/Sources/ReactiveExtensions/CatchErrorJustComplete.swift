public import Reactive

extension ObservableType {
  /// Returns an observable that completes when the source fails.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CatchErrorJustComplete)
  ///
  ///     source                     --1--#
  ///     catchErrorJustComplete()   --1--|
  ///
  /// Disposing of the subscription disposes of the source.
  public func catchErrorJustComplete() -> Observable<Element> { self.catch { _ in .empty() } }
}
