extension ObservableType {
  /// Creates an observable that fails with `error` on subscription.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Error)
  ///
  ///     error(e)   #
  ///
  /// The sequence never completes.
  ///
  /// Disposing of the subscription has no effect.
  @inlinable public static func error(_ error: any Error) -> Observable<Element> {
    Producer { sink in
      sink.stop(.error(error))
      return Disposables.create()
    }
  }
}
