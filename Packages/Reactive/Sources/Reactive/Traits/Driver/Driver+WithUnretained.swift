extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Returns a driver that pairs each element with `obj`. Unavailable, because the replayed element would retain `obj`.
  @available(
    *, unavailable,
    message: "`withUnretained` is unavailable for drivers. Use `drive(with:onNext:onCompleted:onDisposed:)` instead."
  )
  public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> Driver<(Object, Element)> {
    Driver(asObservable().withUnretained(obj))
  }

  /// Returns a driver that combines each element with `obj`. Unavailable, because the replayed result could retain
  /// `obj`.
  @available(
    *, unavailable,
    message: "`withUnretained` is unavailable for drivers. Use `drive(with:onNext:onCompleted:onDisposed:)` instead."
  )
  @preconcurrency
  public func withUnretained<Object: AnyObject & Sendable, Out: Sendable>(
    _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
  ) -> Driver<Out> {
    Driver(asObservable().withUnretainedChecked(obj, resultSelector: resultSelector))
  }
}
