// Written by Scripts/overloads from Operators/Transforming/Map.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension ObservableType {
  /// Returns an observable that transforms each element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Map)
  ///
  ///     source         --1---2--|
  ///     map { $0*10 }  --10--20-|
  ///
  /// An error that `transform` throws terminates the sequence and disposes of the source.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func map<Result: Sendable>(
    _ transform: consuming @escaping @Sendable (Element) throws -> Result
  ) -> Observable<Result> {
    mapChecked(transform)
  }

  @inlinable func mapChecked<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) throws -> Result
  ) -> Observable<Result> {
    self.map(transform)
  }
}
