extension SharedSequenceConvertibleType {
  /// Returns a sequence that transforms each element.
  @preconcurrency
  @inlinable public func map<Result: Sendable>(
    _ selector: @escaping @Sendable (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> { SharedSequence(asObservable().map(selector)) }

  /// Returns a sequence that transforms each element and omits the results that are `nil`.
  @preconcurrency
  @inlinable public func compactMap<Result: Sendable>(
    _ selector: @escaping @Sendable (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> { SharedSequence(asObservable().compactMap(selector)) }

  /// Returns a sequence that combines each element with the result so far, and emits every result. The seed itself is
  /// not emitted.
  @preconcurrency
  @inlinable public func scan<A: Sendable>(
    _ seed: A, accumulator: @escaping @Sendable (A, Element) -> A
  ) -> SharedSequence<SharingStrategy, A> { SharedSequence(asObservable().scan(seed, accumulator: accumulator)) }

  /// Returns a sequence that transforms each element into a sequence and emits the elements of all these sequences as
  /// they arrive.
  @preconcurrency
  @inlinable public func flatMap<Strategy: SharingStrategyProtocol, Result: Sendable>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> { SharedSequence<Strategy, Result>(asObservable().flatMap(selector)) }

  /// Returns a sequence that transforms each element into a sequence and emits the elements of the latest of these
  /// sequences only.
  @preconcurrency
  @inlinable public func flatMapLatest<Strategy: SharingStrategyProtocol, Result: Sendable>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> { SharedSequence<Strategy, Result>(asObservable().flatMapLatest(selector)) }

  /// Returns a sequence that transforms an element into a sequence and ignores further elements until that sequence
  /// completes.
  @preconcurrency
  @inlinable public func flatMapFirst<Strategy: SharingStrategyProtocol, Result: Sendable>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> { SharedSequence<Strategy, Result>(asObservable().flatMapFirst(selector)) }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// Returns a sequence that emits the elements of the latest of the sequences that arrive. The previous one is
  /// disposed of first.
  @inlinable public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().switchLatest())
  }

  /// Returns a sequence that emits the elements of all sequences that arrive.
  @inlinable public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().merge())
  }

  /// Returns a sequence that emits the elements of the sequences that arrive, at most `maxConcurrent` of them at a
  /// time. Others wait in order.
  @inlinable public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().merge(maxConcurrent: maxConcurrent))
  }
}
