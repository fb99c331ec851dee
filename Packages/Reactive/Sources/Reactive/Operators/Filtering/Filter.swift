extension ObservableType {
  /// Returns an observable that emits the elements for which `predicate` returns `true`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Filter)
  ///
  ///     source            --1--2--3--4--|
  ///     filter(isEven)    -----2-----4--|
  ///
  /// An error that `predicate` throws terminates the sequence and disposes of the source.
  @available(swift, introduced: 6) @inlinable @inline(never)
  public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    FilterObservable(asObservable(), predicate) { source, predicate, sink in
      source.run(FilterSink(sink, predicate).sink(sink.subscription))
    }
  }
}

/// The state of one subscription to `filter`.
@usableFromInline final class FilterSink<Element: Sendable>: Sendable {
  @usableFromInline let predicate: @Sendable (Element) throws -> Bool
  @usableFromInline let send: @Sendable (Element) -> Void
  @usableFromInline let stop: @Sendable (Termination) -> Void

  @inlinable init(_ sink: Sink<Element>, _ predicate: @escaping @Sendable (Element) throws -> Bool) {
    self.predicate = predicate
    send = sink.next
    stop = sink.stop
  }

  /// Returns the sink that receives the source's events. This method is separate from `filter`, which is compiled once
  /// per source type, so that there is only one closure per element type.
  @inlinable func sink(_ subscription: Subscription) -> Sink<Element> {
    Sink(subscription, next: { self.next($0) }, stop: stop)
  }

  @inlinable @inline(__always) func next(_ element: Element) {
    let passes: Bool
    do { passes = try predicate(element) } catch { return Sink<Element>.fail(stop, error) }
    if passes { send(element) }
  }
}

/// The observable that `filter` returns. Like `Stage`, but its closure's result needs no conversion.
@usableFromInline final class FilterObservable<Element: Sendable>: Observable<Element>, @unchecked Sendable {
  // Invariant of @unchecked: immutable.
  @usableFromInline typealias Function = @Sendable (Element) throws -> Bool
  @usableFromInline typealias Body =
    @Sendable (Observable<Element>, @escaping Function, Sink<Element>) -> any Disposable

  @usableFromInline let source: Observable<Element>
  @usableFromInline let function: Function
  @usableFromInline let body: Body

  @inlinable init(_ source: Observable<Element>, _ function: @escaping Function, body: @escaping Body) {
    self.source = source
    self.function = function
    self.body = body
  }

  @usableFromInline override var operatorName: String { "filter" }

  @usableFromInline override func attach(_ sink: Sink<Element>) -> any Disposable { body(source, function, sink) }
}
