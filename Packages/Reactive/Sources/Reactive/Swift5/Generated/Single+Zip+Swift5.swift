// Written by Scripts/overloads from Traits/Single/Single+Zip.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Returns a single that combines the elements of two singles.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleZip)
  ///
  /// If one of the singles fails, the resulting single fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all singles.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<E1: Sendable, E2: Sendable>(
    _ source1: consuming Single<E1>, _ source2: Single<E2>,
    resultSelector: @escaping @Sendable (E1, E2) throws -> Element
  ) -> Single<Element> {
    zipChecked(source1, source2, resultSelector: resultSelector)
  }

  @inlinable static func zipChecked<E1: Sendable, E2: Sendable>(
    _ source1: Single<E1>, _ source2: Single<E2>, resultSelector: @escaping @Sendable (E1, E2) throws -> Element
  ) -> Single<Element> {
    self.zip(source1, source2, resultSelector: resultSelector)
  }

  /// Returns a single that combines the elements of three singles.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleZip)
  ///
  /// If one of the singles fails, the resulting single fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all singles.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable>(
    _ source1: consuming Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>,
    resultSelector: @escaping @Sendable (E1, E2, E3) throws -> Element
  ) -> Single<Element> {
    zipChecked(source1, source2, source3, resultSelector: resultSelector)
  }

  @inlinable static func zipChecked<E1: Sendable, E2: Sendable, E3: Sendable>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>,
    resultSelector: @escaping @Sendable (E1, E2, E3) throws -> Element
  ) -> Single<Element> {
    self.zip(source1, source2, source3, resultSelector: resultSelector)
  }

  /// Returns a single that combines the elements of four singles.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleZip)
  ///
  /// If one of the singles fails, the resulting single fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all singles.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
    _ source1: consuming Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4) throws -> Element
  ) -> Single<Element> {
    zipChecked(source1, source2, source3, source4, resultSelector: resultSelector)
  }

  @inlinable static func zipChecked<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4) throws -> Element
  ) -> Single<Element> {
    self.zip(source1, source2, source3, source4, resultSelector: resultSelector)
  }

  /// Returns a single that combines the elements of five singles.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleZip)
  ///
  /// If one of the singles fails, the resulting single fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all singles.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
    _ source1: consuming Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
    _ source5: Single<E5>, resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5) throws -> Element
  ) -> Single<Element> {
    zipChecked(source1, source2, source3, source4, source5, resultSelector: resultSelector)
  }

  @inlinable static func zipChecked<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>, _ source5: Single<E5>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5) throws -> Element
  ) -> Single<Element> {
    self.zip(source1, source2, source3, source4, source5, resultSelector: resultSelector)
  }

  /// Returns a single that combines the elements of six singles.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleZip)
  ///
  /// If one of the singles fails, the resulting single fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all singles.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable>(
    _ source1: consuming Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
    _ source5: Single<E5>, _ source6: Single<E6>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6) throws -> Element
  ) -> Single<Element> {
    zipChecked(source1, source2, source3, source4, source5, source6, resultSelector: resultSelector)
  }

  @inlinable static func zipChecked<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>, _ source5: Single<E5>,
    _ source6: Single<E6>, resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6) throws -> Element
  ) -> Single<Element> {
    self.zip(source1, source2, source3, source4, source5, source6, resultSelector: resultSelector)
  }

  /// Returns a single that combines the elements of seven singles.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleZip)
  ///
  /// If one of the singles fails, the resulting single fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all singles.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<
    E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable, E7: Sendable
  >(
    _ source1: consuming Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
    _ source5: Single<E5>, _ source6: Single<E6>, _ source7: Single<E7>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7) throws -> Element
  ) -> Single<Element> {
    zipChecked(source1, source2, source3, source4, source5, source6, source7, resultSelector: resultSelector)
  }

  @inlinable
  static func zipChecked<
    E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable, E7: Sendable
  >(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>, _ source5: Single<E5>,
    _ source6: Single<E6>, _ source7: Single<E7>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7) throws -> Element
  ) -> Single<Element> {
    self.zip(source1, source2, source3, source4, source5, source6, source7, resultSelector: resultSelector)
  }

  /// Returns a single that combines the elements of eight singles.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleZip)
  ///
  /// If one of the singles fails, the resulting single fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all singles.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<
    E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable, E7: Sendable, E8: Sendable
  >(
    _ source1: consuming Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
    _ source5: Single<E5>, _ source6: Single<E6>, _ source7: Single<E7>, _ source8: Single<E8>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
  ) -> Single<Element> {
    zipChecked(source1, source2, source3, source4, source5, source6, source7, source8, resultSelector: resultSelector)
  }

  @inlinable
  static func zipChecked<
    E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable, E7: Sendable, E8: Sendable
  >(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>, _ source5: Single<E5>,
    _ source6: Single<E6>, _ source7: Single<E7>, _ source8: Single<E8>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
  ) -> Single<Element> {
    self.zip(source1, source2, source3, source4, source5, source6, source7, source8, resultSelector: resultSelector)
  }
}
