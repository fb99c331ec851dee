// Written by Scripts/overloads from Count.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

public import Reactive

extension ObservableType {
  /// Returns an observable that, when the source completes, emits the number of elements for which `predicate` returned
  /// `true`. An error that `predicate` throws terminates the sequence.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Count)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func count(_ predicate: consuming @escaping @Sendable (Element) throws -> Bool) -> Observable<Int> {
    countChecked(predicate)
  }

  @inlinable func countChecked(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Int> {
    self.count(predicate)
  }
}
