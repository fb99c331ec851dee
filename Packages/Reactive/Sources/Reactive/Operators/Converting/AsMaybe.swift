extension ObservableType {
  /// Returns a maybe that succeeds with the only element of the source when the source completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-AsMaybe)
  ///
  ///     source    --1-----|      --|      --1--2
  ///     asMaybe   --------1|     --|      -----#
  ///
  /// If the source completes without an element, the maybe completes without one. If the source emits a second element,
  /// the maybe fails with `RxError.moreThanOneElement` and emits no element.
  ///
  /// If the source fails, the maybe fails with the same error. Disposing of the subscription disposes of the source.
  public func asMaybe() -> Maybe<Element> {
    Maybe(raw: onlyElement(whenEmpty: { $0.stop(.completed) }))
  }

  /// Returns an observable of the only element of the source, sent when the source completes.
  ///
  /// - Parameters:
  ///   - name: The name of the operator.
  ///   - whenEmpty: A closure that is called when the source completes without an element. It must terminate the sink.
  func onlyElement(
    named name: StaticString = #function, whenEmpty: @escaping @Sendable (Sink<Element>) -> Void
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer(named: name) { sink in
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
            guard let element = found.value else { return whenEmpty(sink) }
            sink.next(element)
            sink.stop(.completed)
          }))
    }
  }
}
