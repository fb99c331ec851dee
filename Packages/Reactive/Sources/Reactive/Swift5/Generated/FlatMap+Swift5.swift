// Written by Scripts/overloads from Operators/Transforming/FlatMap.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension ObservableType {
  /// Returns an observable that transforms each element into a sequence and emits the elements of all these sequences
  /// as they arrive.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FlatMap)
  ///
  ///     source    --a-----b------|
  ///     flatMap   ---a1--a2-b1-b2-|
  ///
  /// Each inner sequence is subscribed to immediately, so several can be active at a time. The resulting sequence
  /// completes when the source and all inner sequences have completed. If one of them fails, or `selector` throws, the
  /// resulting sequence fails with the same error, and all other subscriptions are disposed of.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: consuming @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatMapChecked(selector)
  }

  @inlinable func flatMapChecked<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    self.flatMap(selector)
  }
}
