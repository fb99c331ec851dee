extension ObservableType {
  /// A sequence that sends nothing, ever.
  ///
  ///     never()   ----
  public static func never() -> Observable<Element> {
    Producer { _ in Disposables.create() }
  }
}
