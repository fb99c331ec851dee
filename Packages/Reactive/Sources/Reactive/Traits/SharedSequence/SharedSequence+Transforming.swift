extension SharedSequenceConvertibleType {
  /// Returns a sequence that transforms each element.
  @preconcurrency
  @inlinable public consuming func map<Result: Sendable>(
    _ selector: @escaping @Sendable (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> { SharedSequence(unshared().map(selector)) }

  /// Returns a sequence that transforms each element and omits the results that are `nil`.
  @preconcurrency
  @inlinable public consuming func compactMap<Result: Sendable>(
    _ selector: @escaping @Sendable (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> { SharedSequence(unshared().compactMap(selector)) }

  /// Returns a sequence that combines each element with the result so far, and emits every result. The seed itself is
  /// not emitted.
  @preconcurrency
  @inlinable public consuming func scan<A: Sendable>(
    _ seed: A, accumulator: @escaping @Sendable (A, Element) -> A
  ) -> SharedSequence<SharingStrategy, A> { SharedSequence(unshared().scan(seed, accumulator: accumulator)) }

  /// Returns a sequence that transforms each element into a sequence and emits the elements of all these sequences as
  /// they arrive.
  @preconcurrency
  @inlinable public consuming func flatMap<Strategy: SharingStrategyProtocol, Result: Sendable>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> { SharedSequence<Strategy, Result>(unshared().flatMap(selector)) }

  /// Returns a sequence that transforms each element into a sequence and emits the elements of the latest of these
  /// sequences only.
  @preconcurrency
  @inlinable public consuming func flatMapLatest<Strategy: SharingStrategyProtocol, Result: Sendable>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> { SharedSequence<Strategy, Result>(unshared().flatMapLatest(selector)) }

  /// Returns a sequence that transforms an element into a sequence and ignores further elements until that sequence
  /// completes.
  @preconcurrency
  @inlinable public consuming func flatMapFirst<Strategy: SharingStrategyProtocol, Result: Sendable>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> { SharedSequence<Strategy, Result>(unshared().flatMapFirst(selector)) }
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
