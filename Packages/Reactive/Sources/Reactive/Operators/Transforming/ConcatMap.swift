extension ObservableType {
  /// The elements of every sequence that `selector` makes of an element, one sequence after another, in order.
  ///
  ///     source      --a---b-------------|      a: -a1---a2|   b: -b1|
  ///     concatMap   ---a1---a2--b1------|
  ///
  /// `selector` is called when its element arrives; the sequences wait for their turn without a limit, and each is disposed of before the
  /// next is subscribed to. It completes when the source and all of them have. The first error, also one that `selector` throws, ends it at
  /// once. The stack does not grow with their number.
  @preconcurrency @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Stage(asObservable(), selector) { source, selector, sink in
      let merging = Merging(sink, limit: 1)
      merging.start(source, selector)
      return merging
    }
  }
}
