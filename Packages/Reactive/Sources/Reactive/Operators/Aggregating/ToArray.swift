extension ObservableType {
  /// All elements, when the source has completed; an empty array if there were none.
  ///
  ///     source    --1--2--|
  ///     toArray   --------[1, 2]|
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
