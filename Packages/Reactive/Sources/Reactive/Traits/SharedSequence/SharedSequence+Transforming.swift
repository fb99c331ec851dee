extension SharedSequenceConvertibleType {
  /// Returns a sequence that transforms each element.
  @inlinable public consuming func map<Result: Sendable>(
    _ selector: @escaping @MainActor (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> { SharedSequence(unshared().map(unisolated(selector))) }

  /// Returns a sequence that transforms each element and omits the results that are `nil`.
  @inlinable public consuming func compactMap<Result: Sendable>(
    _ selector: @escaping @MainActor (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> { SharedSequence(unshared().compactMap(unisolated(selector))) }

  /// Returns a sequence that combines each element with the result so far, and emits every result. The seed itself is
  /// not emitted.
  @inlinable public consuming func scan<A: Sendable>(
    _ seed: A, accumulator: @escaping @MainActor (A, Element) -> A
  ) -> SharedSequence<SharingStrategy, A> {
    SharedSequence(unshared().scan(seed, accumulator: unisolated(accumulator)))
  }

  /// Returns a sequence that transforms each element into a sequence and emits the elements of all these sequences as
  /// they arrive.
  @inlinable public consuming func flatMap<Strategy: SharingStrategyProtocol, Result: Sendable>(
    _ selector: @escaping @MainActor (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> { SharedSequence<Strategy, Result>(unshared().flatMap(unisolated(selector))) }

  /// Returns a sequence that transforms each element into a sequence and emits the elements of the latest of these
  /// sequences only.
  @inlinable public consuming func flatMapLatest<Strategy: SharingStrategyProtocol, Result: Sendable>(
    _ selector: @escaping @MainActor (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(unshared().flatMapLatest(unisolated(selector)))
  }

  /// Returns a sequence that transforms an element into a sequence and ignores further elements until that sequence
  /// completes.
  @inlinable public consuming func flatMapFirst<Strategy: SharingStrategyProtocol, Result: Sendable>(
    _ selector: @escaping @MainActor (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(unshared().flatMapFirst(unisolated(selector)))
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// Returns a sequence that emits the elements of the latest of the sequences that arrive. The previous one is
  /// disposed of first.
  @inlinable public consuming func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(unshared().switchLatest())
  }

  /// Returns a sequence that emits the elements of all sequences that arrive.
  @inlinable public consuming func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(unshared().merge())
  }

  /// Returns a sequence that emits the elements of the sequences that arrive, at most `maxConcurrent` of them at a
  /// time. Others wait in order.
  @inlinable public consuming func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element>
  {
    SharedSequence<Element.SharingStrategy, Element.Element>(unshared().merge(maxConcurrent: maxConcurrent))
  }
}
