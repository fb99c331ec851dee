// Written by Scripts/overloads from Traits/Infallible/Infallible+Combining.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension InfallibleType {
  /// Returns a sequence that combines each element with the latest element of `second`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-WithLatestFrom)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func withLatestFrom<Source: InfallibleType, ResultType: Sendable>(
    _ second: consuming Source, resultSelector: @escaping @Sendable (Element, Source.Element) throws -> ResultType
  ) -> Infallible<ResultType> {
    withLatestFromChecked(second, resultSelector: resultSelector)
  }

  @inlinable func withLatestFromChecked<Source: InfallibleType, ResultType: Sendable>(
    _ second: Source, resultSelector: @escaping @Sendable (Element, Source.Element) throws -> ResultType
  ) -> Infallible<ResultType> {
    self.withLatestFrom(second, resultSelector: resultSelector)
  }

  /// Returns a sequence that combines the latest elements of all sequences of a collection, in the order of the
  /// collection.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleCombineLatest)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: consuming Collection,
    resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
  ) -> Infallible<Element> where Collection.Element: InfallibleType {
    combineLatestChecked(collection, resultSelector: resultSelector)
  }

  @inlinable static func combineLatestChecked<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
  ) -> Infallible<Element> where Collection.Element: InfallibleType {
    self.combineLatest(collection, resultSelector: resultSelector)
  }
}
