// Written by Scripts/overloads from Traits/Infallible/Infallible+Transforming.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension InfallibleType {
  /// Returns a sequence that transforms each element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Map)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func map<Result: Sendable>(_ transform: consuming @escaping @Sendable (Element) -> Result) -> Infallible<
    Result
  > {
    mapChecked(transform)
  }

  @inlinable func mapChecked<Result: Sendable>(_ transform: @escaping @Sendable (Element) -> Result) -> Infallible<
    Result
  > {
    self.map(transform)
  }

  /// Returns a sequence that transforms each element and omits the results that are `nil`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CompactMap)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func compactMap<Result: Sendable>(
    _ transform: consuming @escaping @Sendable (Element) -> Result?
  ) -> Infallible<Result> {
    compactMapChecked(transform)
  }

  @inlinable func compactMapChecked<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Result?
  ) -> Infallible<Result> {
    self.compactMap(transform)
  }

  /// Returns a sequence that transforms each element into a sequence and emits the elements of all these sequences as
  /// they arrive.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FlatMap)
  ///
  /// An inner sequence must not fail.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: consuming @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    flatMapChecked(selector)
  }

  @inlinable func flatMapChecked<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    self.flatMap(selector)
  }

  /// Returns a sequence that transforms each element into a sequence and emits the elements of the latest of these
  /// sequences only.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FlatMapLatest)
  ///
  /// An inner sequence must not fail.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: consuming @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    flatMapLatestChecked(selector)
  }

  @inlinable func flatMapLatestChecked<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    self.flatMapLatest(selector)
  }

  /// Returns a sequence that transforms an element into a sequence and ignores further elements until that sequence
  /// completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FlatMapFirst)
  ///
  /// An inner sequence must not fail.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: consuming @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    flatMapFirstChecked(selector)
  }

  @inlinable func flatMapFirstChecked<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    self.flatMapFirst(selector)
  }

  /// Returns a sequence that transforms each element into a sequence and emits the elements of these sequences, one
  /// sequence after another.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-ConcatMap)
  ///
  /// An inner sequence must not fail.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: consuming @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    concatMapChecked(selector)
  }

  @inlinable func concatMapChecked<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    self.concatMap(selector)
  }

  /// Returns a sequence that combines each element with the result so far, and emits every result. The seed itself is
  /// not emitted.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Scan)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func scan<Seed: Sendable>(
    _ seed: consuming Seed, accumulator: @escaping @Sendable (Seed, Element) -> Seed
  ) -> Infallible<Seed> {
    scanChecked(seed, accumulator: accumulator)
  }

  @inlinable func scanChecked<Seed: Sendable>(
    _ seed: Seed, accumulator: @escaping @Sendable (Seed, Element) -> Seed
  ) -> Infallible<Seed> {
    self.scan(seed, accumulator: accumulator)
  }

  /// Returns a sequence that updates an accumulated value in place with each element, and emits every result. The seed
  /// itself is not emitted.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Scan)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func scan<Seed: Sendable>(
    into seed: consuming Seed, accumulator: @escaping @Sendable (inout Seed, Element) -> Void
  ) -> Infallible<Seed> {
    scanChecked(into: seed, accumulator: accumulator)
  }

  @inlinable func scanChecked<Seed: Sendable>(
    into seed: Seed, accumulator: @escaping @Sendable (inout Seed, Element) -> Void
  ) -> Infallible<Seed> {
    self.scan(into: seed, accumulator: accumulator)
  }
}
