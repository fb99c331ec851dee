extension ObservableType {
  /// Returns an observable whose elements are the source's events, and which completes after a terminal event. It never
  /// fails.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Materialize)
  ///
  ///     source        --1--#
  ///     materialize   --n(1)--e(#)|
  ///
  /// Disposing of the subscription disposes of the source.
  public func materialize() -> Observable<Event<Element>> {
    let source = asObservable()
    return Producer { sink in
      source.run(
        Sink(
          sink.subscription, next: { sink.next(.next($0)) },
          stop: { termination in
            guard sink.subscription.isActive else { return }
            sink.next(Event(termination))
            sink.stop(.completed)
          }))
    }
  }
}
