// Written by Scripts/overloads from Observables/ObserverType.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension ObserverType {
  /// Returns an observer that transforms each element and sends the result to this observer.
  ///
  /// Errors and completions are forwarded. An error that `transform` throws is sent as an `error` event.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func mapObserver<Result: Sendable>(
    _ transform: consuming @escaping @Sendable (Result) throws -> Element
  ) -> AnyObserver<Result> {
    mapObserverChecked(transform)
  }

  @inlinable func mapObserverChecked<Result: Sendable>(
    _ transform: @escaping @Sendable (Result) throws -> Element
  ) -> AnyObserver<Result> {
    self.mapObserver(transform)
  }
}
