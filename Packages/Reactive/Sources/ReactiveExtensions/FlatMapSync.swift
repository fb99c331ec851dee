public import Reactive

/// A type that yields any number of results immediately.
public protocol CustomOperator<Result>: Sendable {
  /// The type of the results.
  associatedtype Result: Sendable
  /// Passes every result to `sink`.
  func apply(_ sink: @escaping (Result) -> Void)
}

extension ObservableType {
  /// Returns an observable that emits all results of `transform` for each element immediately and in order, like
  /// `flatMap(_:)` without inner sequences.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FlatMapSync)
  ///
  ///     source                                 --1---2--|
  ///     flatMapSync { Twice(of: $0) }          --11--22-|
  ///
  /// An error that `transform` throws terminates the sequence.
  @available(swift, introduced: 6)
  public func flatMapSync<Operator: CustomOperator>(
    _ transform: @escaping @Sendable (Element) throws -> Operator
  ) -> Observable<Operator.Result> {
    let source = asObservable()
    return Producer { sink in
      let inputs = InputGroup(of: sink)
      inputs.start(
        source,
        next: { element in
          let results: Operator
          do { results = try transform(element) } catch { return sink.fail(error) }
          results.apply { if sink.isActive { sink.next($0) } }
        },
        stop: sink.stop)
      return inputs
    }
  }
}
