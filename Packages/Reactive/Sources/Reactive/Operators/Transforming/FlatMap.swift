extension ObservableType {
  /// Returns an observable that transforms each element into a sequence and emits the elements of all these sequences
  /// as they arrive.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FlatMap)
  ///
  ///     source    --a-----b------|
  ///     flatMap   ---a1--a2-b1-b2-|
  ///
  /// Each inner sequence is subscribed to immediately, so several can be active at a time. The sequence completes when
  /// the source and all inner sequences have completed. The first error, including one that `selector` throws,
  /// terminates it and disposes of all other subscriptions.
  @preconcurrency @inlinable @inline(never)
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Stage(asObservable(), selector) { source, selector, sink in
      let merging = MergeSink(sink)
      merging.start(source, selector)
      return merging
    }
  }
}
