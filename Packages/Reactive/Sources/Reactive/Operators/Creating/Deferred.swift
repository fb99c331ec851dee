extension ObservableType {
  /// A sequence that `observableFactory` makes anew for each subscription. An error that it throws ends the sequence.
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
