extension ObservableType where Element == Never {
  /// The end of the source, which cannot send an element.
  ///
  ///     source          -----|
  ///     asCompletable   -----|
  public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}
