extension ObservableType {
  /// Returns an observable that emits the first `count` elements and then completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Take)
  ///
  ///     source    --1--2--3--4--|
  ///     take(2)   --1--2|
  ///
  /// The source is disposed of when the last of these elements arrives. `take(0)` completes without subscribing to the
  /// source.
  ///
  /// An error or the completion of the source is forwarded.
  ///
  /// - Precondition: `count` is not negative.
  @inlinable @inline(never) public func take(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "take needs a count of 0 or more, not \(count)")
    guard count > 0 else { return .empty() }
    let source = asObservable()
    return TakeObservable(source, count) { source, count, sink in
      source.run(TakeSink(sink, count).sink)
    }
  }
}

/// The state of one subscription to `take`.
@usableFromInline final class TakeSink<Element: Sendable>: @unchecked Sendable {
  // Invariant of @unchecked: `remaining` is accessed only by the events of one sink, which never overlap.
  @usableFromInline let downstream: Sink<Element>
  @exclusivity(unchecked) @usableFromInline var remaining: Int

  @inlinable init(_ sink: Sink<Element>, _ count: Int) {
    downstream = sink
    remaining = count
  }

  @inlinable var sink: Sink<Element> {
    Sink(downstream.subscription, next: { self.next($0) }, stop: downstream.stop)
  }

  @inlinable func next(_ element: Element) {
    // Decremented before the element is forwarded, because the observer may cause the source to emit another element.
    guard remaining > 0 else { return }
    remaining -= 1
    let isLast = remaining == 0
    downstream.next(element)
    if isLast { downstream.stop(.completed) }
  }
}

/// The observable that `take` returns. It needs only one allocation, because `body` captures nothing.
@usableFromInline final class TakeObservable<Element: Sendable>: Observable<Element>, @unchecked Sendable {
  // Invariant of @unchecked: immutable.
  @usableFromInline typealias Body = @Sendable (Observable<Element>, Int, Sink<Element>) -> any Disposable

  @usableFromInline let source: Observable<Element>
  @usableFromInline let count: Int
  @usableFromInline let body: Body

  @inlinable init(_ source: Observable<Element>, _ count: Int, body: @escaping Body) {
    self.source = source
    self.count = count
    self.body = body
  }

  @usableFromInline override var operatorName: String { "take" }

  @usableFromInline override func attach(_ sink: Sink<Element>) -> any Disposable { body(source, count, sink) }
}
