extension ObservableType {
  /// Creates an observable that completes on subscription, without an element.
  ///
  ///     empty()   |
  @inlinable public static func empty() -> Observable<Element> {
    Producer { sink in
      sink.stop(.completed)
      return Disposables.create()
    }
  }
}
