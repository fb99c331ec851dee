extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Unavailable on drivers, because the replayed element would retain the object.
  @available(
    *, unavailable,
    message:
      "withUnretained has been deprecated for Driver. Consider using `drive(with:onNext:onCompleted:onDisposed:)`, instead"
  )
  public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> Driver<(Object, Element)> {
    Driver(asObservable().withUnretained(obj))
  }

  /// Unavailable on drivers, because the replayed element would retain the object.
  @available(
    *, unavailable,
    message:
      "withUnretained has been deprecated for Driver. Consider using `drive(with:onNext:onCompleted:onDisposed:)`, instead"
  )
  @preconcurrency
  public func withUnretained<Object: AnyObject & Sendable, Out: Sendable>(
    _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
  ) -> Driver<Out> {
    Driver(asObservable().withUnretained(obj, resultSelector: resultSelector))
  }
}
