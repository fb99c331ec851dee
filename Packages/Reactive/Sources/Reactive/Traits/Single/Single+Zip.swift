// Written by Scripts/overloads from Tools/Sources/Workspace/Overloads: edit that, and run it.

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Returns a single that combines the elements of two singles.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleZip)
  ///
  /// If one of the singles fails, the resulting single fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all singles.
  @available(swift, introduced: 6)
  public static func zip<E1: Sendable, E2: Sendable>(
    _ source1: Single<E1>, _ source2: Single<E2>, resultSelector: @escaping @Sendable (E1, E2) throws -> Element
  ) -> Single<Element> {
    Single(raw: .zip(source1.source, source2.source, resultSelector: resultSelector))
  }

  /// Returns a single that combines the elements of three singles.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleZip)
  ///
  /// If one of the singles fails, the resulting single fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all singles.
  @available(swift, introduced: 6)
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>,
    resultSelector: @escaping @Sendable (E1, E2, E3) throws -> Element
  ) -> Single<Element> {
    Single(raw: .zip(source1.source, source2.source, source3.source, resultSelector: resultSelector))
  }

  /// Returns a single that combines the elements of four singles.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleZip)
  ///
  /// If one of the singles fails, the resulting single fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all singles.
  @available(swift, introduced: 6)
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4) throws -> Element
  ) -> Single<Element> {
    Single(raw: .zip(source1.source, source2.source, source3.source, source4.source, resultSelector: resultSelector))
  }

  /// Returns a single that combines the elements of five singles.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleZip)
  ///
  /// If one of the singles fails, the resulting single fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all singles.
  @available(swift, introduced: 6)
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>, _ source5: Single<E5>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5) throws -> Element
  ) -> Single<Element> {
    Single(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, resultSelector: resultSelector))
  }

  /// Returns a single that combines the elements of six singles.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleZip)
  ///
  /// If one of the singles fails, the resulting single fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all singles.
  @available(swift, introduced: 6)
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>, _ source5: Single<E5>,
    _ source6: Single<E6>, resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6) throws -> Element
  ) -> Single<Element> {
    Single(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source,
        resultSelector: resultSelector))
  }

  /// Returns a single that combines the elements of seven singles.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleZip)
  ///
  /// If one of the singles fails, the resulting single fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all singles.
  @available(swift, introduced: 6)
  public static func zip<
    E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable, E7: Sendable
  >(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>, _ source5: Single<E5>,
    _ source6: Single<E6>, _ source7: Single<E7>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7) throws -> Element
  ) -> Single<Element> {
    Single(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source, source7.source,
        resultSelector: resultSelector))
  }

  /// Returns a single that combines the elements of eight singles.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleZip)
  ///
  /// If one of the singles fails, the resulting single fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all singles.
  @available(swift, introduced: 6)
  public static func zip<
    E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable, E7: Sendable, E8: Sendable
  >(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>, _ source5: Single<E5>,
    _ source6: Single<E6>, _ source7: Single<E7>, _ source8: Single<E8>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
  ) -> Single<Element> {
    Single(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source, source7.source,
        source8.source, resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == any Sendable {
  /// Returns a single that succeeds with a pair of the elements of two singles.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleZip)
  ///
  /// If one of the singles fails, the resulting single fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all singles.
  public static func zip<E1: Sendable, E2: Sendable>(_ source1: Single<E1>, _ source2: Single<E2>) -> Single<(E1, E2)> {
    .zip(source1, source2) { ($0, $1) }
  }

  /// Returns a single that succeeds with a tuple of the elements of three singles.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleZip)
  ///
  /// If one of the singles fails, the resulting single fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all singles.
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>
  ) -> Single<(E1, E2, E3)> {
    .zip(source1, source2, source3) { ($0, $1, $2) }
  }

  /// Returns a single that succeeds with a tuple of the elements of four singles.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleZip)
  ///
  /// If one of the singles fails, the resulting single fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all singles.
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>
  ) -> Single<(E1, E2, E3, E4)> {
    .zip(source1, source2, source3, source4) { ($0, $1, $2, $3) }
  }

  /// Returns a single that succeeds with a tuple of the elements of five singles.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleZip)
  ///
  /// If one of the singles fails, the resulting single fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all singles.
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>, _ source5: Single<E5>
  ) -> Single<(E1, E2, E3, E4, E5)> {
    .zip(source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
  }

  /// Returns a single that succeeds with a tuple of the elements of six singles.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleZip)
  ///
  /// If one of the singles fails, the resulting single fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all singles.
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>, _ source5: Single<E5>,
    _ source6: Single<E6>
  ) -> Single<(E1, E2, E3, E4, E5, E6)> {
    .zip(source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Returns a single that succeeds with a tuple of the elements of seven singles.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleZip)
  ///
  /// If one of the singles fails, the resulting single fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all singles.
  public static func zip<
    E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable, E7: Sendable
  >(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>, _ source5: Single<E5>,
    _ source6: Single<E6>, _ source7: Single<E7>
  ) -> Single<(E1, E2, E3, E4, E5, E6, E7)> {
    .zip(source1, source2, source3, source4, source5, source6, source7) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// Returns a single that succeeds with a tuple of the elements of eight singles.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleZip)
  ///
  /// If one of the singles fails, the resulting single fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all singles.
  public static func zip<
    E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable, E7: Sendable, E8: Sendable
  >(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>, _ source5: Single<E5>,
    _ source6: Single<E6>, _ source7: Single<E7>, _ source8: Single<E8>
  ) -> Single<(E1, E2, E3, E4, E5, E6, E7, E8)> {
    .zip(source1, source2, source3, source4, source5, source6, source7, source8) { ($0, $1, $2, $3, $4, $5, $6, $7) }
  }
}
