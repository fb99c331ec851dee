extension ObservableType where Element == Never {
  /// Returns a completable that completes or fails with the source.
  ///
  ///     source          -----|
  ///     asCompletable   -----|
  public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}
