extension ObservableType {
  /// Returns an observable that transforms each element into a sequence and emits the elements of these sequences, one
  /// sequence after another.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-ConcatMap)
  ///
  ///     source      --a---b-------------|      a: -a1---a2|   b: -b1|
  ///     concatMap   ---a1---a2--b1------|
  ///
  /// `selector` is called when an element arrives. Its sequence is subscribed to after the previous one has completed
  /// and has been disposed of. The number of waiting sequences is not limited. The resulting sequence completes when
  /// the source and all inner sequences have completed. If one of them fails, or `selector` throws, the resulting
  /// sequence immediately fails with the same error. The stack does not grow with the number of sequences.
  @available(swift, introduced: 6) @inlinable @inline(never)
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Stage(asObservable(), selector) { source, selector, sink in
      let merging = MergeSink(sink, limit: 1)
      merging.start(source, selector)
      return merging
    }
  }
}
