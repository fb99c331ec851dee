// Written by Scripts/overloads from Traits/Infallible/Infallible+Creating.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension Infallible {
  /// Creates a sequence from a closure, which is called once per subscription.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleCreate)
  ///
  /// Events after the completion are dropped. The disposable that the closure returns is disposed of once, when the
  /// sequence completes or the subscription is disposed of.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func create(
    subscribe: consuming @escaping @Sendable (@escaping InfallibleObserver) -> any Disposable
  ) -> Infallible<Element> {
    createChecked(subscribe: subscribe)
  }

  @inlinable static func createChecked(
    subscribe: @escaping @Sendable (@escaping InfallibleObserver) -> any Disposable
  ) -> Infallible<Element> {
    self.create(subscribe: subscribe)
  }
}

extension InfallibleType {
  /// Creates a sequence that calls `observableFactory` for each subscription and mirrors the sequence that it returns.
  /// The closure must not throw: see ``InfallibleType/subscribe(_:file:line:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleDeferred)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func deferred(
    _ observableFactory: consuming @escaping @Sendable () throws -> Infallible<Element>
  ) -> Infallible<Element> {
    deferredChecked(observableFactory)
  }

  @inlinable static func deferredChecked(
    _ observableFactory: @escaping @Sendable () throws -> Infallible<Element>
  ) -> Infallible<Element> {
    self.deferred(observableFactory)
  }
}
