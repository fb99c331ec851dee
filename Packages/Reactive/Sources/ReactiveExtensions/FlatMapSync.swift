public import Reactive

/// Something that yields results at once: none, one or several.
public protocol CustomOperator<Result>: Sendable {
  associatedtype Result: Sendable
  /// Gives every result to `sink`.
  func apply(_ sink: @escaping (Result) -> Void)
}

extension ObservableType {
  /// Everything that `transform` yields for each element, at once and in order: `flatMap(_:)` without inner sequences.
  ///
  ///     source                                 --1---2--|
  ///     flatMapSync { Twice(of: $0) }          --11--22-|
  ///
  /// An error that `transform` throws ends the sequence.
  @preconcurrency
  public func flatMapSync<Operator: CustomOperator>(
    _ transform: @escaping @Sendable (Element) throws -> Operator
  ) -> Observable<Operator.Result> {
    let source = asObservable()
    return Producer { sink in
      let inputs = Inputs(of: sink)
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
