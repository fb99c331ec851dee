extension InfallibleType {
  /// Returns a sequence that transforms each element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Map)
  @available(swift, introduced: 6) @inlinable
  public func map<Result: Sendable>(_ transform: @escaping @Sendable (Element) -> Result) -> Infallible<Result> {
    asObservable().map(transform).infallible
  }

  /// Returns a sequence that transforms each element and omits the results that are `nil`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CompactMap)
  @available(swift, introduced: 6) @inlinable
  public func compactMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Result?
  ) -> Infallible<Result> {
    asObservable().compactMap(transform).infallible
  }

  /// Returns a sequence that transforms each element into a sequence and emits the elements of all these sequences as
  /// they arrive.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FlatMap)
  ///
  /// An inner sequence must not fail.
  @available(swift, introduced: 6)
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    asObservable().flatMap(selector).infallible
  }

  /// Returns a sequence that transforms each element into a sequence and emits the elements of the latest of these
  /// sequences only.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FlatMapLatest)
  ///
  /// An inner sequence must not fail.
  @available(swift, introduced: 6)
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    asObservable().flatMapLatest(selector).infallible
  }

  /// Returns a sequence that transforms an element into a sequence and ignores further elements until that sequence
  /// completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FlatMapFirst)
  ///
  /// An inner sequence must not fail.
  @available(swift, introduced: 6)
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    asObservable().flatMapFirst(selector).infallible
  }

  /// Returns a sequence that transforms each element into a sequence and emits the elements of these sequences, one
  /// sequence after another.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-ConcatMap)
  ///
  /// An inner sequence must not fail.
  @available(swift, introduced: 6)
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    asObservable().concatMap(selector).infallible
  }

  /// Returns a sequence that combines each element with the result so far, and emits every result. The seed itself is
  /// not emitted.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Scan)
  @available(swift, introduced: 6) @inlinable
  public func scan<Seed: Sendable>(
    _ seed: Seed, accumulator: @escaping @Sendable (Seed, Element) -> Seed
  ) -> Infallible<Seed> {
    asObservable().scan(seed, accumulator: accumulator).infallible
  }

  /// Returns a sequence that updates an accumulated value in place with each element, and emits every result. The seed
  /// itself is not emitted.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Scan)
  @available(swift, introduced: 6) @inlinable
  public func scan<Seed: Sendable>(
    into seed: Seed, accumulator: @escaping @Sendable (inout Seed, Element) -> Void
  ) -> Infallible<Seed> {
    asObservable().scan(into: seed, accumulator: accumulator).infallible
  }
}

extension Observable {
  /// The sequence as an `Infallible`. The caller guarantees that the sequence does not fail.
  @usableFromInline var infallible: Infallible<Element> { Infallible(raw: self) }
}
