extension ObservableType {
  /// The element at `index`, counted from 0, then the completion, at which the source is disposed of.
  ///
  ///     source          --1--2--3--|
  ///     element(at: 1)  -----2|
  ///
  /// A source that completes before it fails the sequence with `RxError.argumentOutOfRange`.
  ///
  /// - Precondition: `index` is not negative.
  public func element(at index: Int) -> Observable<Element> {
    precondition(index >= 0, "element(at:) needs an index of 0 or more, not \(index)")
    let source = asObservable()
    return Producer { sink in
      let before = Confined(index)
      return source.run(
        Sink(
          sink.subscription,
          next: { element in
            before.value -= 1
            guard before.value == -1 else { return }
            sink.next(element)
            sink.stop(.completed)
          },
          stop: { termination in
            if case .completed = termination { sink.fail(RxError.argumentOutOfRange) } else { sink.stop(termination) }
          }))
    }
  }

  /// The element at `index`, counted from 0.
  @available(*, deprecated, renamed: "element(at:)")
  public func elementAt(_ index: Int) -> Observable<Element> { element(at: index) }
}
