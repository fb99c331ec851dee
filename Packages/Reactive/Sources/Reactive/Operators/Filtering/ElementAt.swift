extension ObservableType {
  /// Returns an observable that emits only the element at `index`, counted from 0, and then completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-ElementAt)
  ///
  ///     source          --1--2--3--|
  ///     element(at: 1)  -----2|
  ///
  /// The source is disposed of as soon as the element arrives. If the source completes first, the sequence fails with
  /// `RxError.argumentOutOfRange`.
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

  /// Returns an observable that emits only the element at `index`.
  @available(*, deprecated, renamed: "element(at:)")
  public func elementAt(_ index: Int) -> Observable<Element> { element(at: index) }
}
