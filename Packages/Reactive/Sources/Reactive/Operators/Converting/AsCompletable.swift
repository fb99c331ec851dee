extension ObservableType where Element == Never {
  /// Returns a completable that completes or fails with the source.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-AsCompletable)
  ///
  ///     source          -----|
  ///     asCompletable   -----|
  ///
  /// Disposing of the subscription disposes of the source.
  public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}
