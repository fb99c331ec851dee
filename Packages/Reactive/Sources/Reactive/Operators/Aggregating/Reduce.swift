extension ObservableType {
  /// The last accumulation, when the source has completed; the seed if there were no elements.
  ///
  ///     source         --1--2--3--|
  ///     reduce(0, +)   -----------6|
  ///
  /// Each subscription starts from `seed`. An error of the source, or one that `accumulator` throws, ends the sequence without an element.
  @preconcurrency @inlinable
  public func reduce<A: Sendable>(
    _ seed: A, accumulator: @escaping @Sendable (A, Element) throws -> A
  ) -> Observable<A> {
    reduce(seed, accumulator: accumulator, mapResult: { $0 })
  }

  /// What `mapResult` makes of the last accumulation, when the source has completed. An error that it throws ends the sequence.
  @preconcurrency @inlinable
  public func reduce<A: Sendable, Result: Sendable>(
    _ seed: A, accumulator: @escaping @Sendable (A, Element) throws -> A,
    mapResult: @escaping @Sendable (A) throws -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    return Producer { sink in
      let accumulated = Confined(seed)
      return source.run(
        Sink(
          sink.subscription,
          next: { element in
            do { accumulated.value = try accumulator(accumulated.value, element) } catch { sink.fail(error) }
          },
          stop: { termination in
            guard sink.subscription.isActive, case .completed = termination else { return sink.stop(termination) }
            let result: Result
            do { result = try mapResult(accumulated.value) } catch { return sink.fail(error) }
            sink.next(result)
            sink.stop(.completed)
          }))
    }
  }
}
