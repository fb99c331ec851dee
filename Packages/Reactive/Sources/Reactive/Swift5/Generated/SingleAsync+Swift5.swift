// Written by Scripts/overloads from Operators/Filtering/SingleAsync.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension ObservableType {
  /// Returns an observable that emits the only element for which `predicate` returns `true`, and fails unless there is
  /// exactly one.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleAsync)
  ///
  /// See ``single()``. An error that `predicate` throws terminates the sequence.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func single(_ predicate: consuming @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    singleChecked(predicate)
  }

  @inlinable func singleChecked(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    self.single(predicate)
  }
}
