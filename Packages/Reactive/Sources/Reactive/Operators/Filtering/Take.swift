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
      let taking = Taking(sink, count)
      return source.run(Sink(sink.subscription, next: { taking.next($0) }, stop: sink.stop))
    }
  }
}

/// One run of `take`.
@usableFromInline final class Taking<Element: Sendable>: @unchecked Sendable {
  // Invariant of @unchecked: `remaining` is touched by the events of one sink only, which never overlap.
  @usableFromInline let sink: Sink<Element>
  @exclusivity(unchecked) @usableFromInline var remaining: Int

  @inlinable init(_ sink: Sink<Element>, _ count: Int) {
    self.sink = sink
    remaining = count
  }

  @inlinable func next(_ element: Element) {
    // Counted before it is forwarded, so that a source that answers at once cannot smuggle in another.
    guard remaining > 0 else { return }
    remaining -= 1
    let isLast = remaining == 0
    sink.next(element)
    if isLast { sink.stop(.completed) }
  }
}
