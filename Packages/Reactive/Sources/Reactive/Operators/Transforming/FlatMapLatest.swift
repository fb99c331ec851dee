extension ObservableType {
  /// The elements of the sequence made of the latest element only.
  ///
  ///     source          --a------b---------|
  ///     flatMapLatest   ---a1-----b1--b2---|
  ///
  /// `selector` runs first, then the previous inner sequence is disposed of, then the new one is subscribed to.
  @preconcurrency @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Stage(asObservable(), selector) { source, selector, sink in
      let switching = Switching(sink)
      switching.start(source, selector)
      return switching
    }
  }
}
