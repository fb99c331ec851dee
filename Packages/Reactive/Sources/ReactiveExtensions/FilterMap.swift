public import Reactive

/// The result of the closure of `filterMap(_:)`.
public enum FilterMap<Result: Sendable>: CustomOperator {
  /// A result that drops the element.
  case ignore
  /// A result that replaces the element with the value.
  case map(Result)

  /// Passes the value, if any, to `sink`.
  public func apply(_ sink: @escaping (Result) -> Void) {
    if case .map(let value) = self { sink(value) }
  }
}

extension ObservableType {
  /// Returns an observable that drops or transforms each element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FilterMap)
  ///
  ///     source                                              --1--2--3--4--|
  ///     filterMap { $0 > 2 ? .map($0 * 10) : .ignore }      --------30-40-|
  ///
  /// An error that `transform` throws terminates the sequence.
  @available(swift, introduced: 6)
  public func filterMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) throws -> FilterMap<Result>
  ) -> Observable<Result> {
    flatMapSync(transform)
  }
}
