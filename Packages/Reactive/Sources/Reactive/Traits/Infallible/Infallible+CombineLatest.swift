// Written by Scripts/overloads from Tools/Sources/Workspace/Overloads: edit that, and run it.

extension Infallible {
  /// Returns a sequence that combines the latest elements of two sequences.
  /// See ``ObservableType/combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleCombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, introduced: 6)
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType>(
    _ source1: I1, _ source2: I2, resultSelector: @escaping @Sendable (I1.Element, I2.Element) throws -> Element
  ) -> Infallible<Element> {
    Observable.combineLatest(source1.asObservable(), source2.asObservable(), resultSelector: resultSelector).infallible
  }

  /// Returns a sequence that combines the latest elements of three sequences.
  /// See ``ObservableType/combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleCombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, introduced: 6)
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType>(
    _ source1: I1, _ source2: I2, _ source3: I3,
    resultSelector: @escaping @Sendable (I1.Element, I2.Element, I3.Element) throws -> Element
  ) -> Infallible<Element> {
    Observable.combineLatest(
      source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector: resultSelector
    ).infallible
  }

  /// Returns a sequence that combines the latest elements of four sequences.
  /// See ``ObservableType/combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleCombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, introduced: 6)
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType>(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4,
    resultSelector: @escaping @Sendable (I1.Element, I2.Element, I3.Element, I4.Element) throws -> Element
  ) -> Infallible<Element> {
    Observable.combineLatest(
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      resultSelector: resultSelector
    ).infallible
  }

  /// Returns a sequence that combines the latest elements of five sequences.
  /// See ``ObservableType/combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleCombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, introduced: 6)
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5,
    resultSelector: @escaping @Sendable (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element) throws -> Element
  ) -> Infallible<Element> {
    Observable.combineLatest(
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), resultSelector: resultSelector
    ).infallible
  }

  /// Returns a sequence that combines the latest elements of six sequences.
  /// See ``ObservableType/combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleCombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, introduced: 6)
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
    I6: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6,
    resultSelector:
      @escaping @Sendable (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element) throws -> Element
  ) -> Infallible<Element> {
    Observable.combineLatest(
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), resultSelector: resultSelector
    ).infallible
  }

  /// Returns a sequence that combines the latest elements of seven sequences.
  /// See ``ObservableType/combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleCombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, introduced: 6)
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
    I6: InfallibleType, I7: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7,
    resultSelector:
      @escaping @Sendable (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element) throws ->
      Element
  ) -> Infallible<Element> {
    Observable.combineLatest(
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector: resultSelector
    ).infallible
  }

  /// Returns a sequence that combines the latest elements of eight sequences.
  /// See ``ObservableType/combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleCombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @available(swift, introduced: 6)
  public static func combineLatest<
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
    Observable.combineLatest(
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
      resultSelector: resultSelector
    ).infallible
  }
}

extension InfallibleType where Element == any Sendable {
  /// Returns a sequence of pairs of the latest elements of two sequences.
  /// See ``ObservableType/combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleCombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType>(_ source1: I1, _ source2: I2) -> Infallible<
    (I1.Element, I2.Element)
  > {
    .combineLatest(source1, source2) { ($0, $1) }
  }

  /// Returns a sequence of tuples of the latest elements of three sequences.
  /// See ``ObservableType/combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleCombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType>(
    _ source1: I1, _ source2: I2, _ source3: I3
  ) -> Infallible<(I1.Element, I2.Element, I3.Element)> {
    .combineLatest(source1, source2, source3) { ($0, $1, $2) }
  }

  /// Returns a sequence of tuples of the latest elements of four sequences.
  /// See ``ObservableType/combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleCombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType>(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4
  ) -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element)> {
    .combineLatest(source1, source2, source3, source4) { ($0, $1, $2, $3) }
  }

  /// Returns a sequence of tuples of the latest elements of five sequences.
  /// See ``ObservableType/combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleCombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType
  >(_ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5) -> Infallible<
    (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element)
  > {
    .combineLatest(source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
  }

  /// Returns a sequence of tuples of the latest elements of six sequences.
  /// See ``ObservableType/combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleCombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
    I6: InfallibleType
  >(_ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6) -> Infallible<
    (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element)
  > {
    .combineLatest(source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Returns a sequence of tuples of the latest elements of seven sequences.
  /// See ``ObservableType/combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleCombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
    I6: InfallibleType, I7: InfallibleType
  >(_ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7)
    -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element)>
  {
    .combineLatest(source1, source2, source3, source4, source5, source6, source7) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// Returns a sequence of tuples of the latest elements of eight sequences.
  /// See ``ObservableType/combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleCombineLatest)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
    I6: InfallibleType, I7: InfallibleType, I8: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7,
    _ source8: I8
  ) -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element, I8.Element)> {
    .combineLatest(source1, source2, source3, source4, source5, source6, source7, source8) {
      ($0, $1, $2, $3, $4, $5, $6, $7)
    }
  }
}
