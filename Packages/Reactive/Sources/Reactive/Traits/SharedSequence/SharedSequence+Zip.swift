// Written by Scripts/overloads from Tools/Sources/Workspace/Overloads: edit that, and run it.

extension SharedSequence {
  /// Returns a sequence that combines the elements at the same index in two sequences.
  /// `resultSelector` must not throw. See ``ObservableType/zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverZip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @inlinable @inline(never)
  public static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>(
    _ source1: O1, _ source2: O2, resultSelector: @escaping @MainActor (O1.Element, O2.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy {
    let unisolated = unsafeBitCast(resultSelector, to: (@Sendable (O1.Element, O2.Element) throws -> Element).self)
    let combined: Observable<Element> = .zip(source1.asObservable(), source2.asObservable(), resultSelector: unisolated)
    return SharedSequence(combined)
  }

  /// Returns a sequence that combines the elements at the same index in three sequences.
  /// `resultSelector` must not throw. See ``ObservableType/zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverZip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @inlinable @inline(never)
  public static func zip<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping @MainActor (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy
  {
    let unisolated = unsafeBitCast(
      resultSelector, to: (@Sendable (O1.Element, O2.Element, O3.Element) throws -> Element).self)
    let combined: Observable<Element> = .zip(
      source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector: unisolated)
    return SharedSequence(combined)
  }

  /// Returns a sequence that combines the elements at the same index in four sequences.
  /// `resultSelector` must not throw. See ``ObservableType/zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverZip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @inlinable @inline(never)
  public static func zip<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping @MainActor (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy,
    O4.SharingStrategy == SharingStrategy
  {
    let unisolated = unsafeBitCast(
      resultSelector, to: (@Sendable (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element).self)
    let combined: Observable<Element> = .zip(
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      resultSelector: unisolated)
    return SharedSequence(combined)
  }

  /// Returns a sequence that combines the elements at the same index in five sequences.
  /// `resultSelector` must not throw. See ``ObservableType/zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverZip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @inlinable @inline(never)
  public static func zip<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector: @escaping @MainActor (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy,
    O4.SharingStrategy == SharingStrategy, O5.SharingStrategy == SharingStrategy
  {
    let unisolated = unsafeBitCast(
      resultSelector,
      to: (@Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element).self)
    let combined: Observable<Element> = .zip(
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), resultSelector: unisolated)
    return SharedSequence(combined)
  }

  /// Returns a sequence that combines the elements at the same index in six sequences.
  /// `resultSelector` must not throw. See ``ObservableType/zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverZip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @inlinable @inline(never)
  public static func zip<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector:
      @escaping @MainActor (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy,
    O4.SharingStrategy == SharingStrategy, O5.SharingStrategy == SharingStrategy, O6.SharingStrategy == SharingStrategy
  {
    let unisolated = unsafeBitCast(
      resultSelector,
      to: (@Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element).self)
    let combined: Observable<Element> = .zip(
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), resultSelector: unisolated)
    return SharedSequence(combined)
  }

  /// Returns a sequence that combines the elements at the same index in seven sequences.
  /// `resultSelector` must not throw. See ``ObservableType/zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverZip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @inlinable @inline(never)
  public static func zip<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
    O7: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    resultSelector:
      @escaping @MainActor (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws
      -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy,
    O4.SharingStrategy == SharingStrategy, O5.SharingStrategy == SharingStrategy, O6.SharingStrategy == SharingStrategy,
    O7.SharingStrategy == SharingStrategy
  {
    let unisolated = unsafeBitCast(
      resultSelector,
      to: (@Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws ->
        Element).self)
    let combined: Observable<Element> = .zip(
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector: unisolated)
    return SharedSequence(combined)
  }

  /// Returns a sequence that combines the elements at the same index in eight sequences.
  /// `resultSelector` must not throw. See ``ObservableType/zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverZip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @inlinable @inline(never)
  public static func zip<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
    O7: SharedSequenceConvertibleType, O8: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8,
    resultSelector:
      @escaping @MainActor (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
      ) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy,
    O4.SharingStrategy == SharingStrategy, O5.SharingStrategy == SharingStrategy, O6.SharingStrategy == SharingStrategy,
    O7.SharingStrategy == SharingStrategy, O8.SharingStrategy == SharingStrategy
  {
    let unisolated = unsafeBitCast(
      resultSelector,
      to: (@Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
        throws -> Element).self)
    let combined: Observable<Element> = .zip(
      source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
      resultSelector: unisolated)
    return SharedSequence(combined)
  }
}

extension SharedSequenceConvertibleType where Element == any Sendable {
  /// Returns a sequence of pairs of the elements at the same index in two sequences.
  /// See ``ObservableType/zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverZip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @inlinable @inline(never)
  public static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>(
    _ source1: O1, _ source2: O2
  ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element)>
  where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy {
    .zip(source1, source2) { ($0, $1) }
  }

  /// Returns a sequence of tuples of the elements at the same index in three sequences.
  /// See ``ObservableType/zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverZip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @inlinable @inline(never)
  public static func zip<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType
  >(_ source1: O1, _ source2: O2, _ source3: O3) -> SharedSequence<
    SharingStrategy, (O1.Element, O2.Element, O3.Element)
  >
  where
    O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy
  {
    .zip(source1, source2, source3) { ($0, $1, $2) }
  }

  /// Returns a sequence of tuples of the elements at the same index in four sequences.
  /// See ``ObservableType/zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverZip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @inlinable @inline(never)
  public static func zip<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType
  >(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4) -> SharedSequence<
    SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element)
  >
  where
    O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy,
    O4.SharingStrategy == SharingStrategy
  {
    .zip(source1, source2, source3, source4) { ($0, $1, $2, $3) }
  }

  /// Returns a sequence of tuples of the elements at the same index in five sequences.
  /// See ``ObservableType/zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverZip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @inlinable @inline(never)
  public static func zip<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType
  >(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5) -> SharedSequence<
    SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)
  >
  where
    O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy,
    O4.SharingStrategy == SharingStrategy, O5.SharingStrategy == SharingStrategy
  {
    .zip(source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
  }

  /// Returns a sequence of tuples of the elements at the same index in six sequences.
  /// See ``ObservableType/zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverZip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @inlinable @inline(never)
  public static func zip<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType
  >(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6) -> SharedSequence<
    SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)
  >
  where
    O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy,
    O4.SharingStrategy == SharingStrategy, O5.SharingStrategy == SharingStrategy, O6.SharingStrategy == SharingStrategy
  {
    .zip(source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Returns a sequence of tuples of the elements at the same index in seven sequences.
  /// See ``ObservableType/zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverZip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @inlinable @inline(never)
  public static func zip<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
    O7: SharedSequenceConvertibleType
  >(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7)
    -> SharedSequence<
      SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
    >
  where
    O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy,
    O4.SharingStrategy == SharingStrategy, O5.SharingStrategy == SharingStrategy, O6.SharingStrategy == SharingStrategy,
    O7.SharingStrategy == SharingStrategy
  {
    .zip(source1, source2, source3, source4, source5, source6, source7) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// Returns a sequence of tuples of the elements at the same index in eight sequences.
  /// See ``ObservableType/zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverZip)
  ///
  /// Disposing of the subscription ends the subscriptions to all sequences.
  @inlinable @inline(never)
  public static func zip<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
    O7: SharedSequenceConvertibleType, O8: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8
  ) -> SharedSequence<
    SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
  >
  where
    O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy,
    O4.SharingStrategy == SharingStrategy, O5.SharingStrategy == SharingStrategy, O6.SharingStrategy == SharingStrategy,
    O7.SharingStrategy == SharingStrategy, O8.SharingStrategy == SharingStrategy
  {
    .zip(source1, source2, source3, source4, source5, source6, source7, source8) { ($0, $1, $2, $3, $4, $5, $6, $7) }
  }
}
