extension PrimitiveSequenceType where Trait == SingleTrait {
  /// A result of the elements of both singles. The first error ends it and gives up the others.
  @preconcurrency
  public static func zip<E1: Sendable, E2: Sendable>(
    _ source1: Single<E1>, _ source2: Single<E2>,
    resultSelector: @escaping @Sendable (E1, E2) throws -> Element
  ) -> Single<Element> {
    Single(raw: .zip(source1.source, source2.source, resultSelector: resultSelector))
  }

  /// A result of the elements of all three singles. The first error ends it and gives up the others.
  @preconcurrency
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>,
    resultSelector: @escaping @Sendable (E1, E2, E3) throws -> Element
  ) -> Single<Element> {
    Single(raw: .zip(source1.source, source2.source, source3.source, resultSelector: resultSelector))
  }

  /// A result of the elements of all four singles. The first error ends it and gives up the others.
  @preconcurrency
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4) throws -> Element
  ) -> Single<Element> {
    Single(raw: .zip(source1.source, source2.source, source3.source, source4.source, resultSelector: resultSelector))
  }

  /// A result of the elements of all five singles. The first error ends it and gives up the others.
  @preconcurrency
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>, _ source5: Single<E5>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5) throws -> Element
  ) -> Single<Element> {
    Single(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, resultSelector: resultSelector))
  }

  /// A result of the elements of all six singles. The first error ends it and gives up the others.
  @preconcurrency
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>, _ source5: Single<E5>,
    _ source6: Single<E6>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6) throws -> Element
  ) -> Single<Element> {
    Single(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source,
        resultSelector: resultSelector))
  }

  /// A result of the elements of all seven singles. The first error ends it and gives up the others.
  @preconcurrency
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

  /// A result of the elements of all eight singles. The first error ends it and gives up the others.
  @preconcurrency
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

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// A result of the elements of all singles of `collection`, in its order; `resultSelector([])` if there are none.
  @preconcurrency
  public static func zip<Collection: Swift.Collection, Result: Sendable>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Element]) throws -> Result
  ) -> Single<Result> where Collection.Element == Single<Element> {
    guard !collection.isEmpty else { return .deferred { .just(try resultSelector([])) } }
    return Single<Result>(raw: .zip(collection.map(\.source), resultSelector: resultSelector))
  }

  /// The elements of all singles of `collection`, in its order.
  public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Single<[Element]>
  where Collection.Element == Single<Element> {
    zip(collection) { $0 }
  }
}
