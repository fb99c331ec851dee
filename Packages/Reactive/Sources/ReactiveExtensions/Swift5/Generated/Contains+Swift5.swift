// Written by Scripts/overloads from Contains.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

public import Reactive

extension ObservableType {
  /// Returns an observable that emits `true` and completes as soon as `predicate` returns `true` for an element, and
  /// emits `false` if the source completes first.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Contains)
  ///
  ///     source                         --1--2--3--|
  ///     contains(where: { $0 == 2 })   -----t|
  ///
  /// An error of the source or of `predicate` terminates the sequence. Disposing of the subscription disposes of the
  /// source.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func contains(where predicate: consuming @escaping @Sendable (Element) throws -> Bool) -> Observable<Bool> {
    containsChecked(where: predicate)
  }

  @inlinable func containsChecked(where predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Bool> {
    self.contains(where: predicate)
  }
}
