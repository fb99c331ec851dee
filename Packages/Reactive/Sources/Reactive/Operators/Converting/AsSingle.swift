extension ObservableType {
  /// Returns a single that succeeds with the only element of the source when the source completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-AsSingle)
  ///
  /// A source without elements fails the single with `RxError.noElements`. A second element fails it with
  /// `RxError.moreThanOneElement`, and no element is emitted.
  ///
  /// If the source fails, the single fails with the same error. Disposing of the subscription disposes of the source.
  public func asSingle() -> Single<Element> {
    Single(raw: onlyElement(whenEmpty: { $0.fail(RxError.noElements) }))
  }
}
