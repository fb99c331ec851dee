// Written by Scripts/overloads from FilterMap.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

public import Reactive

extension ObservableType {
  /// Returns an observable that drops or transforms each element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-FilterMap)
  ///
  ///     source                                              --1--2--3--4--|
  ///     filterMap { $0 > 2 ? .map($0 * 10) : .ignore }      --------30-40-|
  ///
  /// An error that `transform` throws terminates the sequence.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func filterMap<Result: Sendable>(
    _ transform: consuming @escaping @Sendable (Element) throws -> FilterMap<Result>
  ) -> Observable<Result> {
    filterMapChecked(transform)
  }

  @inlinable func filterMapChecked<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) throws -> FilterMap<Result>
  ) -> Observable<Result> {
    self.filterMap(transform)
  }
}
