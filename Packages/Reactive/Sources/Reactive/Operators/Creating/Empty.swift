extension ObservableType {
  /// A sequence that completes while subscribing.
  ///
  ///     empty()   |
  @inlinable public static func empty() -> Observable<Element> {
    Producer { sink in
      sink.stop(.completed)
      return Disposables.create()
    }
  }
}
