extension ObservableType {
  /// Creates an observable that completes on subscription, without an element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Empty)
  ///
  ///     empty()   |
  ///
  /// The sequence never fails.
  ///
  /// Disposing of the subscription has no effect.
  @inlinable public static func empty() -> Observable<Element> {
    Producer { sink in
      sink.stop(.completed)
      return Disposables.create()
    }
  }
}
