extension ObservableType {
  /// Creates an observable that calls `observableFactory` for each subscription and mirrors the sequence that it
  /// returns.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Deferred)
  ///
  /// An error that the closure throws terminates the sequence.
  @preconcurrency
  public static func deferred(
    _ observableFactory: @escaping @Sendable () throws -> Observable<Element>
  ) -> Observable<Element> {
    Producer { sink in
      do { return try observableFactory().run(sink) } catch {
        sink.stop(.error(error))
        return Disposables.create()
      }
    }
  }
}
