// Written by Scripts/overloads from Traits/Completable/Completable.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Creates a completable from a closure, which is called once per subscription.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CompletableCreate)
  ///
  /// Events after the first are dropped. The disposable that the closure returns is disposed of once, after the event
  /// or on disposal.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func create(
    subscribe: consuming @escaping @Sendable (@escaping CompletableObserver) -> any Disposable
  ) -> Completable {
    createChecked(subscribe: subscribe)
  }

  @inlinable static func createChecked(
    subscribe: @escaping @Sendable (@escaping CompletableObserver) -> any Disposable
  ) -> Completable {
    self.create(subscribe: subscribe)
  }
}
