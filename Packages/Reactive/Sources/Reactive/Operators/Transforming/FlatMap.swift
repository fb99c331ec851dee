extension ObservableType {
  /// The elements of every sequence that `selector` makes of an element, as they come.
  ///
  ///     source    --a-----b------|
  ///     flatMap   ---a1--a2-b1-b2-|
  ///
  /// All inner sequences run at once. It completes when the source and all of them have. The first error, also one that `selector` throws,
  /// ends it and disposes of the others.
  @preconcurrency @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Stage(asObservable(), selector) { source, selector, sink in
      let merging = Merging(sink)
      merging.start(source, selector)
      return merging
    }
  }
}
