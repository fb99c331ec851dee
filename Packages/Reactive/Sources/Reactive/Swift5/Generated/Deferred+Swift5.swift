// Written by Scripts/overloads from Operators/Creating/Deferred.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension ObservableType {
  /// Creates an observable that calls `observableFactory` for each subscription and mirrors the sequence that it
  /// returns.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Deferred)
  ///
  /// An error that the closure throws terminates the sequence.
  ///
  /// Disposing of the subscription disposes of the sequence that the closure returned.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func deferred(
    _ observableFactory: consuming @escaping @Sendable () throws -> Observable<Element>
  ) -> Observable<Element> {
    deferredChecked(observableFactory)
  }

  @inlinable static func deferredChecked(
    _ observableFactory: @escaping @Sendable () throws -> Observable<Element>
  ) -> Observable<Element> {
    self.deferred(observableFactory)
  }
}
