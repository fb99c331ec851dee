extension ObservableType {
  /// Creates an observable that never emits an event.
  ///
  ///     never()   ----
  public static func never() -> Observable<Element> {
    Producer { _ in Disposables.create() }
  }
}
