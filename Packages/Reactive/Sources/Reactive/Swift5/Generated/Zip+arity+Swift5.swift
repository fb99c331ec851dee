// Written by Scripts/overloads from Operators/Combining/Zip+arity.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension ObservableType {
  /// Returns an observable that combines the elements at the same index in three sequences.
  /// See ``zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Zip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: consuming O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    zipChecked(source1, source2, source3, resultSelector: resultSelector)
  }

  @inlinable static func zipChecked<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    self.zip(source1, source2, source3, resultSelector: resultSelector)
  }

  /// Returns an observable that combines the elements at the same index in four sequences.
  /// See ``zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Zip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: consuming O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    zipChecked(source1, source2, source3, source4, resultSelector: resultSelector)
  }

  @inlinable static func zipChecked<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    self.zip(source1, source2, source3, source4, resultSelector: resultSelector)
  }

  /// Returns an observable that combines the elements at the same index in five sequences.
  /// See ``zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Zip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(
    _ source1: consuming O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> Observable<Element> {
    zipChecked(source1, source2, source3, source4, source5, resultSelector: resultSelector)
  }

  @inlinable
  static func zipChecked<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> Observable<Element> {
    self.zip(source1, source2, source3, source4, source5, resultSelector: resultSelector)
  }

  /// Returns an observable that combines the elements at the same index in six sequences.
  /// See ``zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Zip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(
    _ source1: consuming O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector:
      @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
  ) -> Observable<Element> {
    zipChecked(source1, source2, source3, source4, source5, source6, resultSelector: resultSelector)
  }

  @inlinable
  static func zipChecked<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector:
      @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
  ) -> Observable<Element> {
    self.zip(source1, source2, source3, source4, source5, source6, resultSelector: resultSelector)
  }

  /// Returns an observable that combines the elements at the same index in seven sequences.
  /// See ``zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Zip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType
  >(
    _ source1: consuming O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    resultSelector:
      @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws ->
      Element
  ) -> Observable<Element> {
    zipChecked(source1, source2, source3, source4, source5, source6, source7, resultSelector: resultSelector)
  }

  @inlinable
  static func zipChecked<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    resultSelector:
      @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws ->
      Element
  ) -> Observable<Element> {
    self.zip(source1, source2, source3, source4, source5, source6, source7, resultSelector: resultSelector)
  }

  /// Returns an observable that combines the elements at the same index in eight sequences.
  /// See ``zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Zip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType, O8: ObservableType
  >(
    _ source1: consuming O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8,
    resultSelector:
      @escaping @Sendable (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
      ) throws -> Element
  ) -> Observable<Element> {
    zipChecked(source1, source2, source3, source4, source5, source6, source7, source8, resultSelector: resultSelector)
  }

  @inlinable
  static func zipChecked<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType, O8: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8,
    resultSelector:
      @escaping @Sendable (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
      ) throws -> Element
  ) -> Observable<Element> {
    self.zip(source1, source2, source3, source4, source5, source6, source7, source8, resultSelector: resultSelector)
  }
}
