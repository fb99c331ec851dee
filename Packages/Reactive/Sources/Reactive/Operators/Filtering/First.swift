extension ObservableType {
  /// Returns a single that succeeds with the first element, or with `nil` if the source completes without an element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-First)
  ///
  ///     source    --1--2--|     ------|
  ///     first()   --1|          ------nil|
  ///
  /// The source is disposed of when its first element arrives.
  ///
  /// If the source fails, the single fails with the same error.
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
