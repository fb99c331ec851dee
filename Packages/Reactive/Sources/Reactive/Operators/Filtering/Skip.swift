extension ObservableType {
  /// Returns an observable that omits the first `count` elements.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Skip)
  ///
  ///     source    --1--2--3--|
  ///     skip(2)   --------3--|
  ///
  /// If `count` is not positive, all elements are emitted.
  ///
  /// An error or the completion of the source is forwarded. Disposing of the subscription disposes of the source.
  @inlinable @inline(never) public func skip(_ count: Int) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let remaining = Confined(count)
      return source.run(
        Sink(
          sink.subscription,
          next: { element in
            if remaining.value <= 0 { return sink.next(element) }
            remaining.value -= 1
          },
          stop: sink.stop))
    }
  }
}
