// Written by Scripts/overloads from IgnoreErrors.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

public import Reactive

extension ObservableType {
  /// Returns an observable that subscribes to the source again when it fails with an error for which `predicate` returns
  /// `true`. Any other error terminates the sequence.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-IgnoreErrors)
  ///
  /// Disposing of the subscription disposes of the source.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func ignoreErrors(_ predicate: consuming @escaping @Sendable (any Error) -> Bool) -> Observable<Element> {
    ignoreErrorsChecked(predicate)
  }

  @inlinable func ignoreErrorsChecked(_ predicate: @escaping @Sendable (any Error) -> Bool) -> Observable<Element> {
    self.ignoreErrors(predicate)
  }
}
