extension SharedSequenceConvertibleType {
  /// Returns a sequence that transforms each element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Map)
  @inlinable @inline(never) public consuming func map<Result: Sendable>(
    _ selector: @escaping @MainActor (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> { SharedSequence(unshared().map(unisolated(selector))) }

  /// Returns a sequence that transforms each element and omits the results that are `nil`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CompactMap)
  @inlinable @inline(never) public consuming func compactMap<Result: Sendable>(
    _ selector: @escaping @MainActor (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> { SharedSequence(unshared().compactMap(unisolated(selector))) }

  /// Returns a sequence that combines each element with the result so far, and emits every result. The seed itself is
  /// not emitted.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Scan)
  @inlinable @inline(never) public consuming func scan<A: Sendable>(
    _ seed: A, accumulator: @escaping @MainActor (A, Element) -> A
  ) -> SharedSequence<SharingStrategy, A> {
    SharedSequence(unshared().scan(seed, accumulator: unisolated(accumulator)))
  }

  /// Returns a sequence that transforms each element into a sequence and emits the elements of all these sequences as
  /// they arrive.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverFlatMap)
  @inlinable @inline(never) public consuming func flatMap<Strategy: SharingStrategyProtocol, Result: Sendable>(
    _ selector: @escaping @MainActor (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> { SharedSequence<Strategy, Result>(unshared().flatMap(unisolated(selector))) }

  /// Returns a sequence that transforms each element into a sequence and emits the elements of the latest of these
  /// sequences only.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FlatMapLatest)
  @inlinable @inline(never) public consuming func flatMapLatest<Strategy: SharingStrategyProtocol, Result: Sendable>(
    _ selector: @escaping @MainActor (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(unshared().flatMapLatest(unisolated(selector)))
  }

  /// Returns a sequence that transforms an element into a sequence and ignores further elements until that sequence
  /// completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FlatMapFirst)
  @inlinable @inline(never) public consuming func flatMapFirst<Strategy: SharingStrategyProtocol, Result: Sendable>(
    _ selector: @escaping @MainActor (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(unshared().flatMapFirst(unisolated(selector)))
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// Returns a sequence that emits the elements of the latest inner sequence. The previous inner sequence is
  /// disposed of before the next is subscribed to.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SwitchLatest)
  @inlinable @inline(never) public consuming func switchLatest() -> SharedSequence<
    Element.SharingStrategy, Element.Element
  > {
    SharedSequence<Element.SharingStrategy, Element.Element>(unshared().switchLatest())
  }

  /// Returns a sequence that emits the elements of all inner sequences as they arrive.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverMergeSequences)
  @inlinable @inline(never) public consuming func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(unshared().merge())
  }

  /// Returns a sequence that emits the elements of the inner sequences, at most `maxConcurrent` of which are subscribed
  /// to at a time. Further sequences wait in order.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MergeMaxConcurrent)
  @inlinable @inline(never) public consuming func merge(maxConcurrent: Int) -> SharedSequence<
    Element.SharingStrategy, Element.Element
  > {
    SharedSequence<Element.SharingStrategy, Element.Element>(unshared().merge(maxConcurrent: maxConcurrent))
  }
}
