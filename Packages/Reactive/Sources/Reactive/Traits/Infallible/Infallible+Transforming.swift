extension InfallibleType {
  /// Each element, transformed.
  @preconcurrency @inlinable
  public func map<Result: Sendable>(_ transform: @escaping @Sendable (Element) -> Result) -> Infallible<Result> {
    asObservable().map(transform).infallible
  }

  /// Each element, transformed; what becomes `nil` is dropped.
  @preconcurrency @inlinable
  public func compactMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Result?
  ) -> Infallible<Result> {
    asObservable().compactMap(transform).infallible
  }

  /// The elements of every sequence that `selector` makes of an element, as they come. An inner sequence must not fail.
  @preconcurrency
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    asObservable().flatMap(selector).infallible
  }

  /// The elements of the sequence made of the latest element only. An inner sequence must not fail.
  @preconcurrency
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    asObservable().flatMapLatest(selector).infallible
  }

  /// The elements of the sequence made of an element; while it runs, further elements are dropped. An inner sequence must not fail.
  @preconcurrency
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    asObservable().flatMapFirst(selector).infallible
  }

  /// The elements of every sequence that `selector` makes of an element, one sequence after another. An inner sequence must not fail.
  @preconcurrency
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    asObservable().concatMap(selector).infallible
  }

  /// Every accumulation, without the seed.
  @preconcurrency @inlinable
  public func scan<Seed: Sendable>(
    _ seed: Seed, accumulator: @escaping @Sendable (Seed, Element) -> Seed
  ) -> Infallible<Seed> {
    asObservable().scan(seed, accumulator: accumulator).infallible
  }

  /// Every accumulation, changed in place, without the seed.
  @preconcurrency @inlinable
  public func scan<Seed: Sendable>(
    into seed: Seed, accumulator: @escaping @Sendable (inout Seed, Element) -> Void
  ) -> Infallible<Seed> {
    asObservable().scan(into: seed, accumulator: accumulator).infallible
  }
}

extension Observable {
  /// The sequence as one that cannot fail, by the word of an operator whose source cannot.
  @usableFromInline var infallible: Infallible<Element> { Infallible(raw: self) }
}
