extension ObservableType {
  /// Returns an observable that emits `default` if the source completes without an element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-IfEmptyDefault)
  ///
  ///     source              -------|
  ///     ifEmpty(default)    -------d|
  ///
  /// If the source fails, the sequence fails with the same error and does not emit `default`. Disposing of the
  /// subscription disposes of the source.
  @inlinable @inline(never) public func ifEmpty(default: Element) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let isEmpty = Confined(true)
      return source.run(
        Sink(
          sink.subscription,
          next: { element in
            isEmpty.value = false
            sink.next(element)
          },
          stop: { termination in
            if case .completed = termination, isEmpty.value, sink.subscription.isActive { sink.next(`default`) }
            sink.stop(termination)
          }))
    }
  }
}
