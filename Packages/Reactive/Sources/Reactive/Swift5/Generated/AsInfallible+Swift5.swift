// Written by Scripts/overloads from Operators/Converting/AsInfallible.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension ObservableConvertibleType {
  /// Returns an infallible that, when the source fails, continues with the sequence that `onErrorRecover` returns for
  /// the error.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-AsInfallible)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func asInfallible(
    onErrorRecover: consuming @escaping @Sendable (any Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    asInfallibleChecked(onErrorRecover: onErrorRecover)
  }

  @inlinable func asInfallibleChecked(
    onErrorRecover: @escaping @Sendable (any Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    self.asInfallible(onErrorRecover: onErrorRecover)
  }
}
