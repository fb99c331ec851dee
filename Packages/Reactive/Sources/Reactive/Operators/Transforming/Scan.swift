extension ObservableType {
  /// Every accumulation, without the seed.
  ///
  ///     source         --1--2--3--|
  ///     scan(0, +)     --1--3--6--|
  ///
  /// Each subscription starts from `seed`. An error that `accumulator` throws ends the sequence.
  @preconcurrency @inlinable
  public func scan<A: Sendable>(
    _ seed: A, accumulator: @escaping @Sendable (A, Element) throws -> A
  ) -> Observable<A> {
    scan(into: seed) { accumulated, element in accumulated = try accumulator(accumulated, element) }
  }

  /// Every accumulation, changed in place, without the seed.
  @preconcurrency @inlinable
  public func scan<A: Sendable>(
    into seed: A, accumulator: @escaping @Sendable (inout A, Element) throws -> Void
  ) -> Observable<A> {
    let source = asObservable()
    return Producer { sink in
      let accumulated = Confined(seed)
      return source.run(
        Sink(
          sink.subscription,
          next: { element in
            do { try accumulator(&accumulated.value, element) } catch { return sink.fail(error) }
            sink.next(accumulated.value)
          },
          stop: sink.stop))
    }
  }
}
