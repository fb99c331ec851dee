// Written by Scripts/overloads from Operators/Combining/Zip.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension ObservableType {
  /// Returns an observable that combines the elements at the same index in two sequences.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Zip)
  ///
  ///     a     --1--2-----3--|
  ///     b     ----x---y-----|
  ///     zip   ----1x--2y----|
  ///
  /// The sequences are subscribed to in order. Elements are buffered until their counterparts arrive, without a limit.
  /// If one of the sequences fails, or `resultSelector` throws, the resulting sequence immediately fails with the same
  /// error. It completes when both sequences have completed. A result that becomes complete during the delivery of
  /// another result is delivered afterward.
  ///
  /// Disposing of the subscription disposes of all sequences.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: consuming O1, _ source2: O2,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    zipChecked(source1, source2, resultSelector: resultSelector)
  }

  @inlinable static func zipChecked<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2, resultSelector: @escaping @Sendable (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    self.zip(source1, source2, resultSelector: resultSelector)
  }

  /// Returns an observable that combines the elements at the same index in all sequences of a collection.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Zip)
  ///
  /// The elements are passed to `resultSelector` in the order of the collection. The resulting sequence completes when
  /// all sequences have completed, or earlier if an element arrives after all other sequences have completed and a
  /// counterpart is missing. For an empty collection, the resulting sequence completes immediately. See
  /// ``zip(_:_:resultSelector:)``.
  ///
  /// Disposing of the subscription disposes of all sequences.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<Collection: Swift.Collection>(
    _ collection: consuming Collection,
    resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    zipChecked(collection, resultSelector: resultSelector)
  }

  @inlinable static func zipChecked<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    self.zip(collection, resultSelector: resultSelector)
  }
}
