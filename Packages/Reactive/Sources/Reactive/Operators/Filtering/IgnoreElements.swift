extension ObservableType {
  /// Returns an observable that omits all elements and emits only the source's completion or error.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-IgnoreElements)
  ///
  ///     source             --1--2--|
  ///     ignoreElements()   --------|
  ///
  /// Disposing of the subscription disposes of the source.
  public func ignoreElements() -> Observable<Never> {
    let source = asObservable()
    return Producer { sink in source.run(Sink(sink.subscription, next: { _ in }, stop: sink.stop)) }
  }
}
