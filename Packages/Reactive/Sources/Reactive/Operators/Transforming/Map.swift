extension ObservableType {
  /// Returns an observable that transforms each element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Map)
  ///
  ///     source         --1---2--|
  ///     map { $0*10 }  --10--20-|
  ///
  /// An error that `transform` throws terminates the sequence and disposes of the source.
  @available(swift, introduced: 6) @inlinable @inline(never)
  public func map<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) throws -> Result
  ) -> Observable<Result> {
    Stage(asObservable(), transform) { source, transform, sink in
      source.run(MapSink(sink, transform).sink(sink.subscription))
    }
  }
}

/// The state of one subscription to `map`.
@usableFromInline final class MapSink<Input: Sendable, Output: Sendable>: Sendable {
  @usableFromInline let transform: @Sendable (Input) throws -> Output
  @usableFromInline let send: @Sendable (Output) -> Void
  @usableFromInline let stop: @Sendable (Termination) -> Void

  @inlinable init(_ sink: Sink<Output>, _ transform: @escaping @Sendable (Input) throws -> Output) {
    self.transform = transform
    send = sink.next
    stop = sink.stop
  }

  /// Returns the sink that receives the source's events. This method is separate from `map`, which is compiled once per
  /// source type, so that there is only one closure per element type.
  @inlinable func sink(_ subscription: Subscription) -> Sink<Input> {
    Sink(subscription, next: { self.next($0) }, stop: stop)
  }

  @inlinable @inline(__always) func next(_ element: Input) {
    let result: Output
    do { result = try transform(element) } catch { return Sink<Output>.fail(stop, error) }
    send(result)
  }
}
