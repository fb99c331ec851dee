extension ObservableType {
  /// Returns an observable that pairs each element with its index, counted from 0.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Enumerated)
  ///
  ///     source       --a---b---|
  ///     enumerated   --0a--1b--|
  ///
  /// An error or the completion of the source is forwarded. Disposing of the subscription disposes of the source.
  @inlinable @inline(never) public func enumerated() -> Observable<(index: Int, element: Element)> {
    let source = asObservable()
    return Producer { sink in
      let next = Confined(0)
      return source.run(
        Sink(
          sink.subscription,
          next: { element in
            // Incremented before the element is forwarded, because the observer may cause the source to emit the next
            // element.
            let index = next.value
            next.value += 1
            sink.next((index, element))
          },
          stop: sink.stop))
    }
  }
}
