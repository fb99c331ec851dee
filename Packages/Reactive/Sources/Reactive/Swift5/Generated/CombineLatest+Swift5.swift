// Written by Scripts/overloads from Operators/Combining/CombineLatest.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension ObservableType {
  /// Returns an observable that combines the latest elements of two sequences whenever one of them emits.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CombineLatest)
  ///
  ///     a               --1-----2-----|
  ///     b               ----x------y--|
  ///     combineLatest   ----1x--2x-2y-|
  ///
  /// Nothing is emitted until each sequence has emitted an element. The sequences are subscribed to in order. An error
  /// of either sequence, or an error that `resultSelector` throws, terminates the resulting sequence. It completes when
  /// both sequences have completed, or earlier if one emits after the other has completed without an element, because
  /// no pair is possible in that case.
  ///
  /// Disposing of the subscription disposes of all sequences.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: consuming O1, _ source2: O2,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    combineLatestChecked(source1, source2, resultSelector: resultSelector)
  }

  @inlinable static func combineLatestChecked<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2, resultSelector: @escaping @Sendable (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    self.combineLatest(source1, source2, resultSelector: resultSelector)
  }

  /// Returns an observable that combines the latest elements of all sequences of a collection whenever one of them
  /// emits.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CombineLatest)
  ///
  /// The elements are passed to `resultSelector` in the order of the collection. For an empty collection, the sequence
  /// emits the result for an empty array and completes. See ``combineLatest(_:_:resultSelector:)``.
  ///
  /// Disposing of the subscription disposes of all sequences.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: consuming Collection,
    resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    combineLatestChecked(collection, resultSelector: resultSelector)
  }

  @inlinable static func combineLatestChecked<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    self.combineLatest(collection, resultSelector: resultSelector)
  }
}
