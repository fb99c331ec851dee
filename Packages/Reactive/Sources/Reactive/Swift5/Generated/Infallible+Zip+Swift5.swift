// Written by Scripts/overloads from Traits/Infallible/Infallible+Zip.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension InfallibleType {
  /// Returns a sequence that combines the elements at the same index in two sequences.
  /// See ``ObservableType/zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleZip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<E1: Sendable, E2: Sendable>(
    _ source1: consuming Infallible<E1>, _ source2: Infallible<E2>,
    resultSelector: @escaping @Sendable (E1, E2) throws -> Element
  ) -> Infallible<Element> {
    zipChecked(source1, source2, resultSelector: resultSelector)
  }

  @inlinable static func zipChecked<E1: Sendable, E2: Sendable>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, resultSelector: @escaping @Sendable (E1, E2) throws -> Element
  ) -> Infallible<Element> {
    self.zip(source1, source2, resultSelector: resultSelector)
  }

  /// Returns a sequence that combines the elements at the same index in three sequences.
  /// See ``ObservableType/zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleZip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable>(
    _ source1: consuming Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>,
    resultSelector: @escaping @Sendable (E1, E2, E3) throws -> Element
  ) -> Infallible<Element> {
    zipChecked(source1, source2, source3, resultSelector: resultSelector)
  }

  @inlinable static func zipChecked<E1: Sendable, E2: Sendable, E3: Sendable>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>,
    resultSelector: @escaping @Sendable (E1, E2, E3) throws -> Element
  ) -> Infallible<Element> {
    self.zip(source1, source2, source3, resultSelector: resultSelector)
  }

  /// Returns a sequence that combines the elements at the same index in four sequences.
  /// See ``ObservableType/zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleZip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
    _ source1: consuming Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>,
    _ source4: Infallible<E4>, resultSelector: @escaping @Sendable (E1, E2, E3, E4) throws -> Element
  ) -> Infallible<Element> {
    zipChecked(source1, source2, source3, source4, resultSelector: resultSelector)
  }

  @inlinable static func zipChecked<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>, _ source4: Infallible<E4>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4) throws -> Element
  ) -> Infallible<Element> {
    self.zip(source1, source2, source3, source4, resultSelector: resultSelector)
  }

  /// Returns a sequence that combines the elements at the same index in five sequences.
  /// See ``ObservableType/zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleZip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
    _ source1: consuming Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>,
    _ source4: Infallible<E4>, _ source5: Infallible<E5>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5) throws -> Element
  ) -> Infallible<Element> {
    zipChecked(source1, source2, source3, source4, source5, resultSelector: resultSelector)
  }

  @inlinable static func zipChecked<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>, _ source4: Infallible<E4>,
    _ source5: Infallible<E5>, resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5) throws -> Element
  ) -> Infallible<Element> {
    self.zip(source1, source2, source3, source4, source5, resultSelector: resultSelector)
  }

  /// Returns a sequence that combines the elements at the same index in six sequences.
  /// See ``ObservableType/zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleZip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable>(
    _ source1: consuming Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>,
    _ source4: Infallible<E4>, _ source5: Infallible<E5>, _ source6: Infallible<E6>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6) throws -> Element
  ) -> Infallible<Element> {
    zipChecked(source1, source2, source3, source4, source5, source6, resultSelector: resultSelector)
  }

  @inlinable static func zipChecked<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>, _ source4: Infallible<E4>,
    _ source5: Infallible<E5>, _ source6: Infallible<E6>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6) throws -> Element
  ) -> Infallible<Element> {
    self.zip(source1, source2, source3, source4, source5, source6, resultSelector: resultSelector)
  }

  /// Returns a sequence that combines the elements at the same index in seven sequences.
  /// See ``ObservableType/zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleZip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<
    E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable, E7: Sendable
  >(
    _ source1: consuming Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>,
    _ source4: Infallible<E4>, _ source5: Infallible<E5>, _ source6: Infallible<E6>, _ source7: Infallible<E7>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7) throws -> Element
  ) -> Infallible<Element> {
    zipChecked(source1, source2, source3, source4, source5, source6, source7, resultSelector: resultSelector)
  }

  @inlinable
  static func zipChecked<
    E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable, E7: Sendable
  >(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>, _ source4: Infallible<E4>,
    _ source5: Infallible<E5>, _ source6: Infallible<E6>, _ source7: Infallible<E7>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7) throws -> Element
  ) -> Infallible<Element> {
    self.zip(source1, source2, source3, source4, source5, source6, source7, resultSelector: resultSelector)
  }

  /// Returns a sequence that combines the elements at the same index in eight sequences.
  /// See ``ObservableType/zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleZip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<
    E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable, E7: Sendable, E8: Sendable
  >(
    _ source1: consuming Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>,
    _ source4: Infallible<E4>, _ source5: Infallible<E5>, _ source6: Infallible<E6>, _ source7: Infallible<E7>,
    _ source8: Infallible<E8>, resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
  ) -> Infallible<Element> {
    zipChecked(source1, source2, source3, source4, source5, source6, source7, source8, resultSelector: resultSelector)
  }

  @inlinable
  static func zipChecked<
    E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable, E7: Sendable, E8: Sendable
  >(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>, _ source4: Infallible<E4>,
    _ source5: Infallible<E5>, _ source6: Infallible<E6>, _ source7: Infallible<E7>, _ source8: Infallible<E8>,
    resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
  ) -> Infallible<Element> {
    self.zip(source1, source2, source3, source4, source5, source6, source7, source8, resultSelector: resultSelector)
  }
}
