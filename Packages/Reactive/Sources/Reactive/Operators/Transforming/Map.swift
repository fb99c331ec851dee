extension ObservableType {
  /// Each element, transformed.
  ///
  ///     source         --1---2--|
  ///     map { $0*10 }  --10--20-|
  ///
  /// An error that `transform` throws ends the sequence; it is not called again.
  @preconcurrency @inlinable
  public func map<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) throws -> Result
  ) -> Observable<Result> {
    Stage(asObservable(), transform) { source, transform, sink in
      source.run(
        Sink(
          sink.subscription,
          next: { element in
            let result: Result
            do { result = try transform(element) } catch { return sink.fail(error) }
            sink.next(result)
          },
          stop: sink.stop))
    }
  }
}
