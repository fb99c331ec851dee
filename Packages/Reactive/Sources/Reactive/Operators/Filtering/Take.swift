extension ObservableType {
  /// The first `count` elements, then the completion, at which the source is disposed of.
  ///
  ///     source    --1--2--3--4--|
  ///     take(2)   --1--2|
  ///
  /// `take(0)` completes without subscribing.
  ///
  /// - Precondition: `count` is not negative.
  @inlinable public func take(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "take needs a count of 0 or more, not \(count)")
    guard count > 0 else { return .empty() }
    let source = asObservable()
    return Producer { sink in
      let remaining = Confined(count)
      return source.run(
        Sink(
          sink.subscription,
          next: { element in
            // Counted before it is forwarded, so that a source that answers at once cannot smuggle in another.
            guard remaining.value > 0 else { return }
            remaining.value -= 1
            let isLast = remaining.value == 0
            sink.next(element)
            if isLast { sink.stop(.completed) }
          },
          stop: sink.stop))
    }
  }
}
