extension ObservableType {
  /// Returns an observable that pairs each element with `obj`, which it does not retain.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-WithUnretained)
  ///
  ///     source             --1-----2--
  ///     withUnretained(o)  --(o,1)-|        (o is released before 2)
  ///
  /// The sequence completes when an element arrives after `obj` has been released.
  ///
  /// An error or the completion of the source is forwarded.
  ///
  /// Disposing of the subscription disposes of the source.
  public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> Observable<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }

  /// Returns an observable that combines each element with `obj`, which it does not retain.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-WithUnretained)
  ///
  /// The sequence completes when an element arrives after `obj` has been released.
  ///
  /// Disposing of the subscription disposes of the source.
  @available(swift, introduced: 6)
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
