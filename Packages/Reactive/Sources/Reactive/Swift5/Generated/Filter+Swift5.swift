// Written by Scripts/overloads from Operators/Filtering/Filter.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension ObservableType {
  /// Returns an observable that emits the elements for which `predicate` returns `true`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Filter)
  ///
  ///     source            --1--2--3--4--|
  ///     filter(isEven)    -----2-----4--|
  ///
  /// An error that `predicate` throws terminates the sequence and disposes of the source.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func filter(_ predicate: consuming @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    filterChecked(predicate)
  }

  @inlinable func filterChecked(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    self.filter(predicate)
  }
}
