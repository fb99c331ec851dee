extension ObservableType {
  /// Returns an observable that emits the last `count` elements when the source completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-TakeLast)
  ///
  ///     source        --1--2--3--|
  ///     takeLast(2)   -----------2-3|
  ///
  /// If the source fails, none of them is emitted. At most `count` elements are stored.
  ///
  /// Disposing of the subscription drops the elements that have not been emitted.
  ///
  /// - Precondition: `count` is not negative.
  public func takeLast(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "takeLast needs a count of 0 or more, not \(count)")
    let source = asObservable()
    return Producer { sink in
      let last = Confined(Queue<Element>())
      return source.run(
        Sink(
          sink.subscription,
          next: { element in
            last.value.append(element)
            if last.value.count > count { _ = last.value.popFirst() }
          },
          stop: { termination in
            if case .completed = termination {
              while sink.subscription.isActive, let element = last.value.popFirst() { sink.next(element) }
            }
            sink.stop(termination)
          }))
    }
  }
}
