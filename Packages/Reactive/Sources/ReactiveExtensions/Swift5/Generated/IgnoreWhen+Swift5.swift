// Written by Scripts/overloads from IgnoreWhen.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

public import Reactive

extension ObservableType {
  /// Returns an observable that omits the elements for which `predicate` returns `true`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-IgnoreWhen)
  ///
  ///     source                    --1--2--3--|
  ///     ignoreWhen { $0 == 2 }    --1-----3--|
  ///
  /// An error that `predicate` throws terminates the sequence. Disposing of the subscription disposes of the source.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func ignoreWhen(_ predicate: consuming @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    ignoreWhenChecked(predicate)
  }

  @inlinable func ignoreWhenChecked(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    self.ignoreWhen(predicate)
  }
}
