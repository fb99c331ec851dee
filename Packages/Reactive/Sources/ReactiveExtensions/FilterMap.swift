public import Reactive

/// What becomes of an element in `filterMap(_:)`.
public enum FilterMap<Result: Sendable>: CustomOperator {
  /// The element is dropped.
  case ignore
  /// The value takes its place.
  case map(Result)

  /// Gives the value to `sink`, if there is one.
  public func apply(_ sink: @escaping (Result) -> Void) {
    if case .map(let value) = self { sink(value) }
  }
}

extension ObservableType {
  /// Each element, dropped or transformed as one decision.
  ///
  ///     source                                              --1--2--3--4--|
  ///     filterMap { $0 > 2 ? .map($0 * 10) : .ignore }      --------30-40-|
  ///
  /// An error that `transform` throws ends the sequence.
  @preconcurrency
  public func filterMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) throws -> FilterMap<Result>
  ) -> Observable<Result> {
    flatMapSync(transform)
  }
}
