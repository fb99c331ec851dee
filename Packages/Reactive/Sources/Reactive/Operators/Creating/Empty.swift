extension ObservableType {
  /// A sequence that completes while subscribing.
  ///
  ///     empty()   |
  public static func empty() -> Observable<Element> {
    Producer { sink in
      sink.stop(.completed)
      return Disposables.create()
    }
  }
}
