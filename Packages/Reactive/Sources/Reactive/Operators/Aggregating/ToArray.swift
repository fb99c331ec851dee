extension ObservableType {
  /// Returns a single that succeeds with an array of all elements when the source completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-ToArray)
  ///
  ///     source    --1--2--|
  ///     toArray   --------[1, 2]|
  ///
  /// A source without elements yields an empty array. If the source fails, so does the single.
  ///
  /// Disposing of the subscription disposes of the source.
  public func toArray() -> Single<[Element]> {
    let source = asObservable()
    return Single(
      raw: Producer { sink in
        let elements = Confined<[Element]>([])
        return source.run(
          Sink(
            sink.subscription, next: { elements.value.append($0) },
            stop: { termination in
              guard sink.subscription.isActive, case .completed = termination else { return sink.stop(termination) }
              sink.next(elements.value)
              sink.stop(.completed)
            }))
      })
  }
}
