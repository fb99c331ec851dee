// Written by Scripts/overloads from Operators/Transforming/CompactMap.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension ObservableType {
  /// Returns an observable that transforms each element and omits the results that are `nil`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CompactMap)
  ///
  ///     source            --"1"--"a"--"2"-|
  ///     compactMap(Int)   --1---------2---|
  ///
  /// An error that `transform` throws terminates the sequence and disposes of the source.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func compactMap<Result: Sendable>(
    _ transform: consuming @escaping @Sendable (Element) throws -> Result?
  ) -> Observable<Result> {
    compactMapChecked(transform)
  }

  @inlinable func compactMapChecked<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) throws -> Result?
  ) -> Observable<Result> {
    self.compactMap(transform)
  }
}
