extension ObservableType {
  /// A sequence that fails while subscribing.
  ///
  ///     error(e)   #
  @inlinable public static func error(_ error: any Error) -> Observable<Element> {
    Producer { sink in
      sink.stop(.error(error))
      return Disposables.create()
    }
  }
}
