extension ObservableType {
  /// Each element, transformed.
  ///
  ///     source         --1---2--|
  ///     map { $0*10 }  --10--20-|
  ///
  /// An error that `transform` throws ends the sequence; it is not called again.
  @preconcurrency @inlinable
  public func map<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) throws -> Result
  ) -> Observable<Result> {
    Stage(asObservable(), transform) { source, transform, sink in
      source.run(Mapping(sink, transform).sink(sink.subscription))
    }
  }
}

/// One run of `map`.
@usableFromInline final class Mapping<Input: Sendable, Output: Sendable>: Sendable {
  @usableFromInline let transform: @Sendable (Input) throws -> Output
  @usableFromInline let send: @Sendable (Output) -> Void
  @usableFromInline let stop: @Sendable (Termination) -> Void

  @inlinable init(_ sink: Sink<Output>, _ transform: @escaping @Sendable (Input) throws -> Output) {
    self.transform = transform
    send = sink.next
    stop = sink.stop
  }

  /// Here and not in `map`, which is compiled anew for each type of source: so there is one closure for the types of the elements.
  @inlinable func sink(_ subscription: Subscription) -> Sink<Input> {
    Sink(subscription, next: { self.next($0) }, stop: stop)
  }

  @inlinable @inline(__always) func next(_ element: Input) {
    let result: Output
    do { result = try transform(element) } catch { return Sink<Output>.fail(stop, error) }
    send(result)
  }
}
