// Written by Scripts/overloads from Operators/Transforming/FlatMapFirst.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension ObservableType {
  /// Returns an observable that transforms an element into a sequence and ignores further elements until that sequence
  /// completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FlatMapFirst)
  ///
  ///     source         --a--b-----c----|
  ///     flatMapFirst   ---a1--a2---c1--|
  ///
  /// `selector` is not called for an ignored element. The resulting sequence completes when the source and the current
  /// inner sequence have completed. If one of them fails, or `selector` throws, the resulting sequence fails with the
  /// same error.
  ///
  /// Disposing of the subscription disposes of the source and the inner sequence.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: consuming @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatMapFirstChecked(selector)
  }

  @inlinable func flatMapFirstChecked<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    self.flatMapFirst(selector)
  }
}
