extension ObservableType {
  /// Returns a single that succeeds with the only element of the source when the source completes.
  ///
  /// A source without elements fails the single with `RxError.noElements`. A second element fails it with
  /// `RxError.moreThanOneElement`, without emitting an element.
  public func asSingle() -> Single<Element> {
    let source = asObservable()
    return Single(
      raw: Producer { sink in
        let found = Confined<Element?>(nil)
        return source.run(
          Sink(
            sink.subscription,
            next: { element in
              if found.value != nil { return sink.fail(RxError.moreThanOneElement) }
              found.value = element
            },
            stop: { termination in
              guard sink.subscription.isActive, case .completed = termination else { return sink.stop(termination) }
              guard let element = found.value else { return sink.fail(RxError.noElements) }
              sink.next(element)
              sink.stop(.completed)
            }))
      })
  }
}
