extension ObservableType {
  /// Creates an observable that never emits an event.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Never)
  ///
  ///     never()   ----
  ///
  /// The sequence neither completes nor fails. A subscription lasts until it is disposed of.
  public static func never() -> Observable<Element> {
    Producer { _ in Disposables.create() }
  }
}
