extension ObservableType where Element: EventConvertible, Element.Element: Sendable {
  /// Returns an observable that turns the source's elements, which represent events, back into events. This operator is
  /// the inverse of ``ObservableType/materialize()``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Dematerialize)
  ///
  ///     source          --n(1)--n(2)--c-----|
  ///     dematerialize   --1-----2-----|
  ///
  /// An element that is a terminal event terminates the sequence and disposes of the source. A completion or an error
  /// of the source itself terminates the sequence, too.
  @inlinable @inline(never) public func dematerialize() -> Observable<Element.Element> {
    let source = asObservable()
    return Producer { sink in
      source.run(
        Sink(
          sink.subscription,
          next: { element in
            switch element.event {
            case .next(let element): sink.next(element)
            case .error(let error): sink.stop(.error(error))
            case .completed: sink.stop(.completed)
            }
          },
          stop: sink.stop))
    }
  }
}
