public import Reactive

extension ObservableType {
  /// Returns an observable that subscribes to the source again whenever it fails, and so never fails.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-IgnoreErrors)
  ///
  ///     source           --1--#
  ///     ignoreErrors()   --1----1----1--…
  ///
  /// A source that fails during each subscription is subscribed to endlessly. Disposing of the subscription disposes of
  /// the source.
  public func ignoreErrors() -> Observable<Element> { retry() }

  /// Returns an observable that subscribes to the source again when it fails with an error for which `predicate` returns
  /// `true`. Any other error terminates the sequence.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-IgnoreErrors)
  ///
  /// Disposing of the subscription disposes of the source.
  @available(swift, introduced: 6)
  public func ignoreErrors(_ predicate: @escaping @Sendable (any Error) -> Bool) -> Observable<Element> {
    retry { (errors: Observable<any Error>) in errors.map { if !predicate($0) { throw $0 } } }
  }
}
