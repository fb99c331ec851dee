extension ObservableType {
  /// Returns an observable that combines each element with the result so far, and emits every result.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Scan)
  ///
  ///     source         --1--2--3--|
  ///     scan(0, +)     --1--3--6--|
  ///
  /// The seed itself is not emitted. Each subscription starts with `seed`. An error that `accumulator` throws
  /// terminates the sequence.
  ///
  /// Disposing of the subscription disposes of the source.
  @available(swift, introduced: 6) @inlinable @inline(never)
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

  /// Returns an observable that updates an accumulated value in place with each element, and emits every result.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Scan)
  ///
  /// The seed itself is not emitted. An error that `accumulator` throws terminates the sequence.
  ///
  /// Disposing of the subscription disposes of the source.
  ///
  /// - Precondition: `accumulator` does not cause the source to emit an element, because that would modify the value
  ///   during its modification.
  @available(swift, introduced: 6) @inlinable @inline(never)
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

/// A box like `Confined`, but with Swift's exclusivity checks, because a closure of the client modifies the value.
@usableFromInline final class Accumulation<Value>: @unchecked Sendable {
  // Invariant of @unchecked: accessed only by the events of one sink, which never overlap.
  @usableFromInline var value: Value

  @inlinable init(_ value: Value) { self.value = value }
}
