// Written by Scripts/overloads from Traits/Maybe/Maybe+Zip.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Returns a maybe that combines the elements of two maybes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MaybeZip)
  ///
  /// If one of the maybes completes without an element, so does the resulting maybe, once all maybes have completed. If
  /// one of the maybes fails, the resulting maybe fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all maybes.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<E1: Sendable, E2: Sendable>(
    _ source1: consuming Maybe<E1>, _ source2: Maybe<E2>, resultSelector: @escaping @Sendable (E1, E2) throws -> Element
  ) -> Maybe<Element> {
    zipChecked(source1, source2, resultSelector: resultSelector)
  }

  @inlinable static func zipChecked<E1: Sendable, E2: Sendable>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, resultSelector: @escaping @Sendable (E1, E2) throws -> Element
  ) -> Maybe<Element> {
    self.zip(source1, source2, resultSelector: resultSelector)
  }

  /// Returns a maybe that combines the elements of three maybes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MaybeZip)
  ///
  /// If one of the maybes completes without an element, so does the resulting maybe, once all maybes have completed. If
  /// one of the maybes fails, the resulting maybe fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all maybes.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable>(
    _ source1: consuming Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>,
    resultSelector: @escaping @Sendable (E1, E2, E3) throws -> Element
  ) -> Maybe<Element> {
    zipChecked(source1, source2, source3, resultSelector: resultSelector)
  }

  @inlinable static func zipChecked<E1: Sendable, E2: Sendable, E3: Sendable>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>,
    resultSelector: @escaping @Sendable (E1, E2, E3) throws -> Element
  ) -> Maybe<Element> {
    self.zip(source1, source2, source3, resultSelector: resultSelector)
  }

  /// Returns a maybe that combines the elements of four maybes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MaybeZip)
  ///
  /// If one of the maybes completes without an element, so does the resulting maybe, once all maybes have completed. If
  /// one of the maybes fails, the resulting maybe fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all maybes.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
    _ source1: consuming Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4) throws -> Element
  ) -> Maybe<Element> {
    zipChecked(source1, source2, source3, source4, resultSelector: resultSelector)
  }

  @inlinable static func zipChecked<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4) throws -> Element
  ) -> Maybe<Element> {
    self.zip(source1, source2, source3, source4, resultSelector: resultSelector)
  }

  /// Returns a maybe that combines the elements of five maybes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MaybeZip)
  ///
  /// If one of the maybes completes without an element, so does the resulting maybe, once all maybes have completed. If
  /// one of the maybes fails, the resulting maybe fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all maybes.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
    _ source1: consuming Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
    _ source5: Maybe<E5>, resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5) throws -> Element
  ) -> Maybe<Element> {
    zipChecked(source1, source2, source3, source4, source5, resultSelector: resultSelector)
  }

  @inlinable static func zipChecked<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>, _ source5: Maybe<E5>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5) throws -> Element
  ) -> Maybe<Element> {
    self.zip(source1, source2, source3, source4, source5, resultSelector: resultSelector)
  }

  /// Returns a maybe that combines the elements of six maybes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MaybeZip)
  ///
  /// If one of the maybes completes without an element, so does the resulting maybe, once all maybes have completed. If
  /// one of the maybes fails, the resulting maybe fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all maybes.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable>(
    _ source1: consuming Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
    _ source5: Maybe<E5>, _ source6: Maybe<E6>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6) throws -> Element
  ) -> Maybe<Element> {
    zipChecked(source1, source2, source3, source4, source5, source6, resultSelector: resultSelector)
  }

  @inlinable static func zipChecked<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>, _ source5: Maybe<E5>,
    _ source6: Maybe<E6>, resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6) throws -> Element
  ) -> Maybe<Element> {
    self.zip(source1, source2, source3, source4, source5, source6, resultSelector: resultSelector)
  }

  /// Returns a maybe that combines the elements of seven maybes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MaybeZip)
  ///
  /// If one of the maybes completes without an element, so does the resulting maybe, once all maybes have completed. If
  /// one of the maybes fails, the resulting maybe fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all maybes.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<
    E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable, E7: Sendable
  >(
    _ source1: consuming Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
    _ source5: Maybe<E5>, _ source6: Maybe<E6>, _ source7: Maybe<E7>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7) throws -> Element
  ) -> Maybe<Element> {
    zipChecked(source1, source2, source3, source4, source5, source6, source7, resultSelector: resultSelector)
  }

  @inlinable
  static func zipChecked<
    E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable, E7: Sendable
  >(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>, _ source5: Maybe<E5>,
    _ source6: Maybe<E6>, _ source7: Maybe<E7>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7) throws -> Element
  ) -> Maybe<Element> {
    self.zip(source1, source2, source3, source4, source5, source6, source7, resultSelector: resultSelector)
  }

  /// Returns a maybe that combines the elements of eight maybes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MaybeZip)
  ///
  /// If one of the maybes completes without an element, so does the resulting maybe, once all maybes have completed. If
  /// one of the maybes fails, the resulting maybe fails with the same error and disposes of the others.
  ///
  /// Disposing of the subscription ends the subscriptions to all maybes.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<
    E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable, E7: Sendable, E8: Sendable
  >(
    _ source1: consuming Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
    _ source5: Maybe<E5>, _ source6: Maybe<E6>, _ source7: Maybe<E7>, _ source8: Maybe<E8>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
  ) -> Maybe<Element> {
    zipChecked(source1, source2, source3, source4, source5, source6, source7, source8, resultSelector: resultSelector)
  }

  @inlinable
  static func zipChecked<
    E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable, E7: Sendable, E8: Sendable
  >(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>, _ source5: Maybe<E5>,
    _ source6: Maybe<E6>, _ source7: Maybe<E7>, _ source8: Maybe<E8>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
  ) -> Maybe<Element> {
    self.zip(source1, source2, source3, source4, source5, source6, source7, source8, resultSelector: resultSelector)
  }
}
