extension ObservableType {
  /// Returns an observable that transforms each element and omits the results that are `nil`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CompactMap)
  ///
  ///     source            --"1"--"a"--"2"-|
  ///     compactMap(Int)   --1---------2---|
  ///
  /// An error that `transform` throws terminates the sequence and disposes of the source.
  @available(swift, introduced: 6) @inlinable @inline(never)
  public func compactMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) throws -> Result?
  ) -> Observable<Result> {
    Stage(asObservable(), transform) { source, transform, sink in
      let mapping = CompactMapSink(sink, transform)
      return source.run(Sink(sink.subscription, next: { mapping.next($0) }, stop: sink.stop))
    }
  }
}

/// The state of one subscription to `compactMap`.
@usableFromInline final class CompactMapSink<Input: Sendable, Output: Sendable>: Sendable {
  @usableFromInline let transform: @Sendable (Input) throws -> Output?
  @usableFromInline let send: @Sendable (Output) -> Void
  @usableFromInline let stop: @Sendable (Termination) -> Void

  @inlinable init(_ sink: Sink<Output>, _ transform: @escaping @Sendable (Input) throws -> Output?) {
    self.transform = transform
    send = sink.next
    stop = sink.stop
  }

  @inlinable @inline(__always) func next(_ element: Input) {
    let result: Output?
    do { result = try transform(element) } catch { return Sink<Output>.fail(stop, error) }
    if let result { send(result) }
  }
}
