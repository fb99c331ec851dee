extension SharedSequenceConvertibleType {
  /// Each element, transformed.
  @preconcurrency
  @inlinable public func map<Result: Sendable>(
    _ selector: @escaping @Sendable (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> { SharedSequence(asObservable().map(selector)) }

  /// Each element, transformed; what becomes `nil` is dropped.
  @preconcurrency
  @inlinable public func compactMap<Result: Sendable>(
    _ selector: @escaping @Sendable (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> { SharedSequence(asObservable().compactMap(selector)) }

  /// Every accumulation, without the seed.
  @preconcurrency
  @inlinable public func scan<A: Sendable>(
    _ seed: A, accumulator: @escaping @Sendable (A, Element) -> A
  ) -> SharedSequence<SharingStrategy, A> { SharedSequence(asObservable().scan(seed, accumulator: accumulator)) }

  /// The elements of every sequence made of an element, as they come.
  @preconcurrency
  @inlinable public func flatMap<Strategy: SharingStrategyProtocol, Result: Sendable>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> { SharedSequence<Strategy, Result>(asObservable().flatMap(selector)) }

  /// The elements of the sequence made of the latest element only.
  @preconcurrency
  @inlinable public func flatMapLatest<Strategy: SharingStrategyProtocol, Result: Sendable>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> { SharedSequence<Strategy, Result>(asObservable().flatMapLatest(selector)) }

  /// The elements of the sequence made of an element; while it runs, further elements are dropped.
  @preconcurrency
  @inlinable public func flatMapFirst<Strategy: SharingStrategyProtocol, Result: Sendable>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> { SharedSequence<Strategy, Result>(asObservable().flatMapFirst(selector)) }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// The elements of the latest of the sequences that arrive; the one before is disposed of first.
  @inlinable public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().switchLatest())
  }

  /// The elements of all the sequences that arrive, as they come.
  @inlinable public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().merge())
  }

  /// The elements of the sequences that arrive, as they come, of at most `maxConcurrent` at a time; the others wait in order.
  @inlinable public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().merge(maxConcurrent: maxConcurrent))
  }
}
