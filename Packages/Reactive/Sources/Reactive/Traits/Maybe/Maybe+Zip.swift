extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Returns a maybe that combines the elements of two maybes, or completes if one of them has none.
  ///
  /// The first error terminates it and disposes of the others.
  @preconcurrency
  public static func zip<E1: Sendable, E2: Sendable>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>,
    resultSelector: @escaping @Sendable (E1, E2) throws -> Element
  ) -> Maybe<Element> {
    Maybe(raw: .zip(source1.source, source2.source, resultSelector: resultSelector))
  }

  /// Returns a maybe that combines the elements of three maybes, or completes if one of them has none.
  ///
  /// The first error terminates it and disposes of the others.
  @preconcurrency
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>,
    resultSelector: @escaping @Sendable (E1, E2, E3) throws -> Element
  ) -> Maybe<Element> {
    Maybe(raw: .zip(source1.source, source2.source, source3.source, resultSelector: resultSelector))
  }

  /// Returns a maybe that combines the elements of four maybes, or completes if one of them has none.
  ///
  /// The first error terminates it and disposes of the others.
  @preconcurrency
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4) throws -> Element
  ) -> Maybe<Element> {
    Maybe(raw: .zip(source1.source, source2.source, source3.source, source4.source, resultSelector: resultSelector))
  }

  /// Returns a maybe that combines the elements of five maybes, or completes if one of them has none.
  ///
  /// The first error terminates it and disposes of the others.
  @preconcurrency
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>, _ source5: Maybe<E5>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5) throws -> Element
  ) -> Maybe<Element> {
    Maybe(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, resultSelector: resultSelector))
  }

  /// Returns a maybe that combines the elements of six maybes, or completes if one of them has none.
  ///
  /// The first error terminates it and disposes of the others.
  @preconcurrency
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>, _ source5: Maybe<E5>,
    _ source6: Maybe<E6>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6) throws -> Element
  ) -> Maybe<Element> {
    Maybe(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source,
        resultSelector: resultSelector))
  }

  /// Returns a maybe that combines the elements of seven maybes, or completes if one of them has none.
  ///
  /// The first error terminates it and disposes of the others.
  @preconcurrency
  public static func zip<
    E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable, E7: Sendable
  >(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>, _ source5: Maybe<E5>,
    _ source6: Maybe<E6>, _ source7: Maybe<E7>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7) throws -> Element
  ) -> Maybe<Element> {
    Maybe(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source, source7.source,
        resultSelector: resultSelector))
  }

  /// Returns a maybe that combines the elements of eight maybes, or completes if one of them has none.
  ///
  /// The first error terminates it and disposes of the others.
  @preconcurrency
  public static func zip<
    E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable, E7: Sendable, E8: Sendable
  >(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>, _ source5: Maybe<E5>,
    _ source6: Maybe<E6>, _ source7: Maybe<E7>, _ source8: Maybe<E8>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
  ) -> Maybe<Element> {
    Maybe(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source, source7.source,
        source8.source, resultSelector: resultSelector))
  }
}
