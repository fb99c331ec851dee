extension ObservableType where Element: EventConvertible, Element.Element: Sendable {
  /// The events that the elements stand for; the opposite of ``ObservableType/materialize()``.
  ///
  ///     source          --n(1)--n(2)--c-----|
  ///     dematerialize   --1-----2-----|
  ///
  /// An element that stands for an end ends the sequence, and the source is disposed of. The source's own end passes.
  @inlinable public func dematerialize() -> Observable<Element.Element> {
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
