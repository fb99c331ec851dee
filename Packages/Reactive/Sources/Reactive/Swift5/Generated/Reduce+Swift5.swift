// Written by Scripts/overloads from Operators/Aggregating/Reduce.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

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
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func reduce<A: Sendable>(
    _ seed: consuming A, accumulator: @escaping @Sendable (A, Element) throws -> A
  ) -> Observable<A> {
    reduceChecked(seed, accumulator: accumulator)
  }

  @inlinable func reduceChecked<A: Sendable>(
    _ seed: A, accumulator: @escaping @Sendable (A, Element) throws -> A
  ) -> Observable<A> {
    self.reduce(seed, accumulator: accumulator)
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
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func reduce<A: Sendable, Result: Sendable>(
    _ seed: consuming A, accumulator: @escaping @Sendable (A, Element) throws -> A,
    mapResult: @escaping @Sendable (A) throws -> Result
  ) -> Observable<Result> {
    reduceChecked(seed, accumulator: accumulator, mapResult: mapResult)
  }

  @inlinable func reduceChecked<A: Sendable, Result: Sendable>(
    _ seed: A, accumulator: @escaping @Sendable (A, Element) throws -> A,
    mapResult: @escaping @Sendable (A) throws -> Result
  ) -> Observable<Result> {
    self.reduce(seed, accumulator: accumulator, mapResult: mapResult)
  }
}
