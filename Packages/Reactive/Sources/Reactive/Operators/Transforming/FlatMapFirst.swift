extension ObservableType {
  /// The elements of the sequence that `selector` makes of an element; while it runs, further elements are dropped and `selector` is not
  /// called for them.
  ///
  ///     source         --a--b-----c----|
  ///     flatMapFirst   ---a1--a2---c1--|
  @preconcurrency @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Stage(asObservable(), selector) { source, selector, sink in
      let merging = Merging(sink)
      merging.start(source, dropsWhileBusy: true, selector)
      return merging
    }
  }
}
