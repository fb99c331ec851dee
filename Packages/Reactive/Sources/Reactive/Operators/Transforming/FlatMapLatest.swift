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
  @available(swift, introduced: 6) @inlinable @inline(never)
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Stage(asObservable(), selector) { source, selector, sink in
      let switching = SwitchSink(sink)
      switching.start(source, selector)
      return switching
    }
  }
}
