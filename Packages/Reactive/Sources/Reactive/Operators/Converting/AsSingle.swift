extension ObservableType {
  /// Returns a single that succeeds with the only element of the source when the source completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-AsSingle)
  ///
  /// If the source completes without an element, the single fails with `RxError.noElements`. If the source emits a
  /// second element, the single fails with `RxError.moreThanOneElement` and emits no element.
  ///
  /// If the source fails, the single fails with the same error. Disposing of the subscription disposes of the source.
  public func asSingle() -> Single<Element> {
    Single(raw: onlyElement(whenEmpty: { $0.fail(RxError.noElements) }))
  }
}
