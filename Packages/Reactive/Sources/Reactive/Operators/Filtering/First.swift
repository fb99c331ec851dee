extension ObservableType {
  /// The first element, at which the source is disposed of; `nil` of a source that completes without any.
  ///
  ///     source    --1--2--|     ------|
  ///     first()   --1|          ------nil|
  public func first() -> Single<Element?> {
    let source = asObservable()
    return Single(
      raw: Producer { sink in
        let isFound = Confined(false)
        let send: @Sendable (Element?) -> Void = { element in
          guard !isFound.value else { return }
          isFound.value = true
          sink.next(element)
          sink.stop(.completed)
        }
        return source.run(
          Sink(
            sink.subscription, next: send,
            stop: { termination in
              if case .completed = termination { send(nil) } else { sink.stop(termination) }
            }))
      })
  }
}
