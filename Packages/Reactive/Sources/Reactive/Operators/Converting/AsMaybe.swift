extension ObservableType {
  /// Returns a maybe that succeeds with the only element of the source when the source completes.
  ///
  ///     source    --1-----|      --|      --1--2
  ///     asMaybe   --------1|     --|      -----#
  ///
  /// A source without elements completes the maybe. A second element fails it with `RxError.moreThanOneElement`, without emitting
  /// an element.
  public func asMaybe() -> Maybe<Element> {
    let source = asObservable()
    return Maybe(
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
              guard sink.subscription.isActive else { return }
              if case .completed = termination, let element = found.value { sink.next(element) }
              sink.stop(termination)
            }))
      })
  }
}
