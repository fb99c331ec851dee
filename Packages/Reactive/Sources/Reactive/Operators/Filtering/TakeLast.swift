extension ObservableType {
  /// The last `count` elements, all of them when the source completes. An error drops them.
  ///
  ///     source        --1--2--3--|
  ///     takeLast(2)   -----------2-3|
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
