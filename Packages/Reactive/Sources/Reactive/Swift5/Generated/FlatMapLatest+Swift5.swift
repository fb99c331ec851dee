// Written by Scripts/overloads from Operators/Transforming/FlatMapLatest.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension ObservableType {
  /// Returns an observable that transforms each element into a sequence and emits the elements of the latest of these
  /// sequences only.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FlatMapLatest)
  ///
  ///     source          --a------b---------|
  ///     flatMapLatest   ---a1-----b1--b2---|
  ///
  /// For each element, `selector` is called first, then the previous inner sequence is disposed of, and then the new
  /// one is subscribed to. The resulting sequence completes when the source and the latest inner sequence have
  /// completed. If one of them fails, or `selector` throws, the resulting sequence fails with the same error.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: consuming @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatMapLatestChecked(selector)
  }

  @inlinable func flatMapLatestChecked<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    self.flatMapLatest(selector)
  }
}
