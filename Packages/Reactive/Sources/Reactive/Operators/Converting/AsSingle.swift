extension ObservableType {
  /// The one element of the source, delivered when the source completes.
  ///
  /// A source without elements fails with `RxError.noElements`; one with several with `RxError.moreThanOneElement`, and then none is
  /// delivered.
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
