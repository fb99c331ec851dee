// Written by Scripts/overloads from Operators/Transforming/Scan.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

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
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func scan<A: Sendable>(
    _ seed: consuming A, accumulator: @escaping @Sendable (A, Element) throws -> A
  ) -> Observable<A> {
    scanChecked(seed, accumulator: accumulator)
  }

  @inlinable func scanChecked<A: Sendable>(
    _ seed: A, accumulator: @escaping @Sendable (A, Element) throws -> A
  ) -> Observable<A> {
    self.scan(seed, accumulator: accumulator)
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
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func scan<A: Sendable>(
    into seed: consuming A, accumulator: @escaping @Sendable (inout A, Element) throws -> Void
  ) -> Observable<A> {
    scanChecked(into: seed, accumulator: accumulator)
  }

  @inlinable func scanChecked<A: Sendable>(
    into seed: A, accumulator: @escaping @Sendable (inout A, Element) throws -> Void
  ) -> Observable<A> {
    self.scan(into: seed, accumulator: accumulator)
  }
}
