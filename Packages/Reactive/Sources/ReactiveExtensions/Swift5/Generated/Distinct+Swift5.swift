// Written by Scripts/overloads from Distinct.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

public import Reactive

extension ObservableType {
  /// Returns an observable that emits elements until it has emitted one for which `predicate` returns `true`, and omits
  /// all later ones.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DistinctPredicate)
  ///
  /// This is the behavior of RxSwiftExt. An error that `predicate` throws terminates the sequence. Disposing of the
  /// subscription disposes of the source.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func distinct(_ predicate: consuming @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    distinctChecked(predicate)
  }

  @inlinable func distinctChecked(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    self.distinct(predicate)
  }
}
