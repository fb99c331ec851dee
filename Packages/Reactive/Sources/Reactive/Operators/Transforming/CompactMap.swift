extension ObservableType {
  /// Each element, transformed; what becomes `nil` is dropped.
  ///
  ///     source            --"1"--"a"--"2"-|
  ///     compactMap(Int)   --1---------2---|
  ///
  /// An error that `transform` throws ends the sequence.
  @preconcurrency @inlinable
  public func compactMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) throws -> Result?
  ) -> Observable<Result> {
    Stage(asObservable(), transform) { source, transform, sink in
      source.run(
        Sink(
          sink.subscription,
          next: { element in
            let result: Result?
            do { result = try transform(element) } catch { return sink.fail(error) }
            if let result { sink.next(result) }
          },
          stop: sink.stop))
    }
  }
}
