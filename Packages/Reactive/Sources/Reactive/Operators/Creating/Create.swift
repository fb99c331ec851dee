extension ObservableType {
  /// A sequence made of a closure that is given an observer.
  ///
  ///     create { observer in … }   --1--2--|
  ///
  /// The closure runs once per subscription, at once. What it sends after a terminal event or after disposal is dropped. What it returns is
  /// disposed of once, when the sequence ends or is disposed of. The observer may be called from any thread; calls must not overlap.
  @preconcurrency @inlinable
  public static func create(
    _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Producer { sink in
      let subscription = sink.subscription
      return subscribe(
        AnyObserver { event in
          guard subscription.isActive else { return }
          switch event {
          case .next(let element): sink.next(element)
          case .error(let error): sink.stop(.error(error))
          case .completed: sink.stop(.completed)
          }
        })
    }
  }
}
