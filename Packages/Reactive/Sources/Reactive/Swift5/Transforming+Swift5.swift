// The transforming operators of clients in Swift 5 mode, whose closures the compiler does not check. The other operators exist once: an
// unsafe capture is a warning there. A body here sees both overloads, and calls the other one, which is favored.

extension ObservableType {
  /// Returns an observable that transforms each element.
  @available(swift, obsoleted: 6) @_disfavoredOverload @inlinable
  public func map<Result: Sendable>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    map(trusted(transform))
  }

  /// Returns an observable that transforms each element and omits the results that are `nil`.
  @available(swift, obsoleted: 6) @_disfavoredOverload @inlinable
  public func compactMap<Result: Sendable>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
    compactMap(trusted(transform))
  }

  /// Returns an observable that emits the elements for which `predicate` returns `true`.
  @available(swift, obsoleted: 6) @_disfavoredOverload @inlinable
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    filter(trusted(predicate))
  }

  /// Returns an observable that emits the elements of the sequences for all elements as they arrive.
  @available(swift, obsoleted: 6) @_disfavoredOverload @inlinable
  public func flatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source)
    -> Observable<Source.Element>
  {
    flatMap(trusted(selector))
  }

  /// Returns an observable that ignores elements while the sequence for an earlier one is active.
  @available(swift, obsoleted: 6) @_disfavoredOverload @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source)
    -> Observable<Source.Element>
  {
    flatMapFirst(trusted(selector))
  }

  /// Returns an observable that emits the elements of the sequence for the latest element only.
  @available(swift, obsoleted: 6) @_disfavoredOverload @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source)
    -> Observable<Source.Element>
  {
    flatMapLatest(trusted(selector))
  }

  /// Returns an observable that emits the elements of the sequences for all elements, one sequence after another.
  @available(swift, obsoleted: 6) @_disfavoredOverload @inlinable
  public func concatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source)
    -> Observable<Source.Element>
  {
    concatMap(trusted(selector))
  }

  /// Returns an observable that combines each element with the result so far, and emits every result.
  @available(swift, obsoleted: 6) @_disfavoredOverload @inlinable
  public func scan<A: Sendable>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
    // Invariant of nonisolated(unsafe): the responsibility of the client in Swift 5 mode, as for any of its closures.
    nonisolated(unsafe) let accumulator = accumulator
    return scan(seed, accumulator: { try accumulator($0, $1) })
  }

  /// Returns an observable that updates the result so far with each element, and emits every result.
  @available(swift, obsoleted: 6) @_disfavoredOverload @inlinable
  public func scan<A: Sendable>(
    into seed: A, accumulator: @escaping (inout A, Element) throws -> Void
  ) -> Observable<A> {
    // Invariant of nonisolated(unsafe): the responsibility of the client in Swift 5 mode, as for any of its closures.
    nonisolated(unsafe) let accumulator = accumulator
    return scan(into: seed, accumulator: { try accumulator(&$0, $1) })
  }
}

/// Returns the closure as one that can be called from any thread. The client is responsible for that.
@inlinable @inline(__always)
func trusted<Input, Result>(_ closure: @escaping (Input) throws -> Result) -> @Sendable (Input) throws -> Result {
  // Invariant of nonisolated(unsafe): the responsibility of the client in Swift 5 mode, as for any of its closures.
  nonisolated(unsafe) let closure = closure
  return { try closure($0) }
}
