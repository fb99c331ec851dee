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
    let source = asObservable()
    return Producer { sink in
      let accumulated = Confined(seed)
      return source.run(
        Sink(
          sink.subscription,
          next: { element in
            let result: A
            do { result = try accumulator(accumulated.value, element) } catch { return sink.fail(error) }
            accumulated.value = result
            sink.next(result)
          },
          stop: sink.stop))
    }
  }

  /// Every accumulation, changed in place, without the seed.
  ///
  /// - Precondition: `accumulator` causes no element of this very subscription: that would change the accumulation from within its change.
  @preconcurrency @inlinable
  public func scan<A: Sendable>(
    into seed: A, accumulator: @escaping @Sendable (inout A, Element) throws -> Void
  ) -> Observable<A> {
    let source = asObservable()
    return Producer { sink in
      let accumulated = Accumulation(seed)
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

/// Like `Confined`, but with the check that Swift makes of every access: a closure of the client holds it while it changes the value.
@usableFromInline final class Accumulation<Value>: @unchecked Sendable {
  // Invariant of @unchecked: touched by the events of one sink only, which never overlap.
  @usableFromInline var value: Value

  @inlinable init(_ value: Value) { self.value = value }
}
