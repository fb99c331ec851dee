extension ObservableType {
  /// The one element of the source, delivered when the source completes, or the completion alone.
  ///
  ///     source    --1-----|      --|      --1--2
  ///     asMaybe   --------1|     --|      -----#
  ///
  /// A source with several elements fails with `RxError.moreThanOneElement`, and then none is delivered.
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
