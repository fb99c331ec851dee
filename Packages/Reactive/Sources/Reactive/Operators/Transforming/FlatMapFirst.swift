extension ObservableType {
  /// Returns an observable that transforms an element into a sequence and ignores further elements until that sequence
  /// completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FlatMapFirst)
  ///
  ///     source         --a--b-----c----|
  ///     flatMapFirst   ---a1--a2---c1--|
  ///
  /// `selector` is not called for an ignored element. The resulting sequence completes when the source and the current
  /// inner sequence have completed. If one of them fails, or `selector` throws, the resulting sequence fails with the
  /// same error.
  ///
  /// Disposing of the subscription disposes of the source and the inner sequence.
  @available(swift, introduced: 6) @inlinable @inline(never)
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Stage(asObservable(), selector) { source, selector, sink in
      let merging = MergeSink(sink)
      merging.start(source, dropsWhileBusy: true, selector)
      return merging
    }
  }
}
