extension ObservableType {
  /// The end of the source, without its elements.
  ///
  ///     source             --1--2--|
  ///     ignoreElements()   --------|
  public func ignoreElements() -> Observable<Never> {
    let source = asObservable()
    return Producer { sink in source.run(Sink(sink.subscription, next: { _ in }, stop: sink.stop)) }
  }
}
