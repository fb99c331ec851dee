// Written by Scripts/overloads from Operators/Utility/WithUnretained.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension ObservableType {
  /// Returns an observable that combines each element with `obj`, which it does not retain.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-WithUnretained)
  ///
  /// The sequence completes when an element arrives after `obj` has been released.
  ///
  /// Disposing of the subscription disposes of the source.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func withUnretained<Object: AnyObject & Sendable, Out: Sendable>(
    _ obj: consuming Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
  ) -> Observable<Out> {
    withUnretainedChecked(obj, resultSelector: resultSelector)
  }

  @inlinable func withUnretainedChecked<Object: AnyObject & Sendable, Out: Sendable>(
    _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
  ) -> Observable<Out> {
    self.withUnretained(obj, resultSelector: resultSelector)
  }
}
