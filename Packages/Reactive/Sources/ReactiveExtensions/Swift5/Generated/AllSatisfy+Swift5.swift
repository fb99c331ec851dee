// Written by Scripts/overloads from AllSatisfy.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

public import Reactive

extension ObservableType {
  /// Returns an observable that emits `false` and completes as soon as `predicate` returns `false` for an element, and
  /// emits `true` if the source completes first.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-AllSatisfy)
  ///
  ///     source                    --1--2--3--|
  ///     allSatisfy { $0 < 3 }     --------f|
  ///
  /// An error of the source or of `predicate` terminates the sequence. Disposing of the subscription disposes of the
  /// source.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func allSatisfy(_ predicate: consuming @escaping @Sendable (Element) throws -> Bool) -> Observable<Bool> {
    allSatisfyChecked(predicate)
  }

  @inlinable func allSatisfyChecked(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Bool> {
    self.allSatisfy(predicate)
  }
}
