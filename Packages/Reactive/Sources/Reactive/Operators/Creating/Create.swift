extension ObservableType {
  /// Creates an observable from a closure that sends events to an observer.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Create)
  ///
  ///     create { observer in … }   --1--2--|
  ///
  /// The closure is called once per subscription, immediately. Events that it sends after a terminal event or after
  /// disposal are dropped. The disposable that it returns is disposed of once, when the sequence terminates or is
  /// disposed of. The observer may be called from any thread, but calls must not overlap.
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
