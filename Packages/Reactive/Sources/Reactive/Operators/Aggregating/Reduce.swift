extension ObservableType {
  /// Returns an observable that combines all elements into one result and emits it when the source completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Reduce)
  ///
  ///     source         --1--2--3--|
  ///     reduce(0, +)   -----------6|
  ///
  /// Each subscription starts with `seed`. If the source completes without an element, the result is `seed`. If the
  /// source fails or `accumulator` throws, the sequence fails without an element.
  ///
  /// Disposing of the subscription disposes of the source.
  @available(swift, introduced: 6) @inlinable @inline(never)
  public func reduce<A: Sendable>(
    _ seed: A, accumulator: @escaping @Sendable (A, Element) throws -> A
  ) -> Observable<A> {
    reduce(seed, accumulator: accumulator, mapResult: { $0 })
  }

  /// Returns an observable that combines all elements into one result and emits it, transformed, when the source
  /// completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Reduce)
  ///
  /// An error that either closure throws terminates the sequence.
  ///
  /// Disposing of the subscription disposes of the source.
  ///
  /// - Parameters:
  ///   - seed: The initial value of each subscription.
  ///   - accumulator: A closure that combines the accumulated value with an element.
  ///   - mapResult: A closure that transforms the final value.
  @available(swift, introduced: 6) @inlinable @inline(never)
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
