// Written by Scripts/overloads from Traits/Infallible/Infallible+CombineLatest.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension Infallible {
  /// Returns a sequence that combines the latest elements of two sequences.
  /// See ``ObservableType/combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleCombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType>(
    _ source1: consuming I1, _ source2: I2,
    resultSelector: @escaping @Sendable (I1.Element, I2.Element) throws -> Element
  ) -> Infallible<Element> {
    combineLatestChecked(source1, source2, resultSelector: resultSelector)
  }

  @inlinable static func combineLatestChecked<I1: InfallibleType, I2: InfallibleType>(
    _ source1: I1, _ source2: I2, resultSelector: @escaping @Sendable (I1.Element, I2.Element) throws -> Element
  ) -> Infallible<Element> {
    self.combineLatest(source1, source2, resultSelector: resultSelector)
  }

  /// Returns a sequence that combines the latest elements of three sequences.
  /// See ``ObservableType/combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleCombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType>(
    _ source1: consuming I1, _ source2: I2, _ source3: I3,
    resultSelector: @escaping @Sendable (I1.Element, I2.Element, I3.Element) throws -> Element
  ) -> Infallible<Element> {
    combineLatestChecked(source1, source2, source3, resultSelector: resultSelector)
  }

  @inlinable static func combineLatestChecked<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType>(
    _ source1: I1, _ source2: I2, _ source3: I3,
    resultSelector: @escaping @Sendable (I1.Element, I2.Element, I3.Element) throws -> Element
  ) -> Infallible<Element> {
    self.combineLatest(source1, source2, source3, resultSelector: resultSelector)
  }

  /// Returns a sequence that combines the latest elements of four sequences.
  /// See ``ObservableType/combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleCombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType>(
    _ source1: consuming I1, _ source2: I2, _ source3: I3, _ source4: I4,
    resultSelector: @escaping @Sendable (I1.Element, I2.Element, I3.Element, I4.Element) throws -> Element
  ) -> Infallible<Element> {
    combineLatestChecked(source1, source2, source3, source4, resultSelector: resultSelector)
  }

  @inlinable
  static func combineLatestChecked<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType>(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4,
    resultSelector: @escaping @Sendable (I1.Element, I2.Element, I3.Element, I4.Element) throws -> Element
  ) -> Infallible<Element> {
    self.combineLatest(source1, source2, source3, source4, resultSelector: resultSelector)
  }

  /// Returns a sequence that combines the latest elements of five sequences.
  /// See ``ObservableType/combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleCombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType
  >(
    _ source1: consuming I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5,
    resultSelector: @escaping @Sendable (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element) throws -> Element
  ) -> Infallible<Element> {
    combineLatestChecked(source1, source2, source3, source4, source5, resultSelector: resultSelector)
  }

  @inlinable
  static func combineLatestChecked<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5,
    resultSelector: @escaping @Sendable (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element) throws -> Element
  ) -> Infallible<Element> {
    self.combineLatest(source1, source2, source3, source4, source5, resultSelector: resultSelector)
  }

  /// Returns a sequence that combines the latest elements of six sequences.
  /// See ``ObservableType/combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleCombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
    I6: InfallibleType
  >(
    _ source1: consuming I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6,
    resultSelector:
      @escaping @Sendable (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element) throws -> Element
  ) -> Infallible<Element> {
    combineLatestChecked(source1, source2, source3, source4, source5, source6, resultSelector: resultSelector)
  }

  @inlinable
  static func combineLatestChecked<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
    I6: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6,
    resultSelector:
      @escaping @Sendable (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element) throws -> Element
  ) -> Infallible<Element> {
    self.combineLatest(source1, source2, source3, source4, source5, source6, resultSelector: resultSelector)
  }

  /// Returns a sequence that combines the latest elements of seven sequences.
  /// See ``ObservableType/combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleCombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
    I6: InfallibleType, I7: InfallibleType
  >(
    _ source1: consuming I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7,
    resultSelector:
      @escaping @Sendable (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element) throws ->
      Element
  ) -> Infallible<Element> {
    combineLatestChecked(source1, source2, source3, source4, source5, source6, source7, resultSelector: resultSelector)
  }

  @inlinable
  static func combineLatestChecked<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
    I6: InfallibleType, I7: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7,
    resultSelector:
      @escaping @Sendable (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element) throws ->
      Element
  ) -> Infallible<Element> {
    self.combineLatest(source1, source2, source3, source4, source5, source6, source7, resultSelector: resultSelector)
  }

  /// Returns a sequence that combines the latest elements of eight sequences.
  /// See ``ObservableType/combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleCombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
    I6: InfallibleType, I7: InfallibleType, I8: InfallibleType
  >(
    _ source1: consuming I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7,
    _ source8: I8,
    resultSelector:
      @escaping @Sendable (
        I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element, I8.Element
      ) throws -> Element
  ) -> Infallible<Element> {
    combineLatestChecked(
      source1, source2, source3, source4, source5, source6, source7, source8, resultSelector: resultSelector)
  }

  @inlinable
  static func combineLatestChecked<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
    I6: InfallibleType, I7: InfallibleType, I8: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7,
    _ source8: I8,
    resultSelector:
      @escaping @Sendable (
        I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element, I8.Element
      ) throws -> Element
  ) -> Infallible<Element> {
    self.combineLatest(
      source1, source2, source3, source4, source5, source6, source7, source8, resultSelector: resultSelector)
  }
}
