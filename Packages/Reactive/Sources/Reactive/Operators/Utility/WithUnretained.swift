extension ObservableType {
  /// Each element together with `obj`, held weakly. An element that comes when it is gone completes the sequence.
  ///
  ///     source             --1-----2--
  ///     withUnretained(o)  --(o,1)-|        (o is gone at 2)
  public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> Observable<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }

  /// What `resultSelector` makes of `obj`, held weakly, and each element. An element that comes when it is gone completes the sequence.
  @preconcurrency
  public func withUnretained<Object: AnyObject & Sendable, Out: Sendable>(
    _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
  ) -> Observable<Out> {
    let source = asObservable()
    return Producer { [weak obj] sink in
      source.run(
        Sink(
          sink.subscription,
          next: { [weak obj] element in
            if let obj { sink.next(resultSelector(obj, element)) } else { sink.stop(.completed) }
          },
          stop: sink.stop))
    }
  }
}
