// Written by Scripts/overloads from Traits/Single/Single.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Creates a single from a closure, which is called once per subscription.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleCreate)
  ///
  /// Events after the first are dropped. The disposable that the closure returns is disposed of once, after the event
  /// or on disposal.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func create(
    subscribe: consuming @escaping @Sendable (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    createChecked(subscribe: subscribe)
  }

  @inlinable static func createChecked(
    subscribe: @escaping @Sendable (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    self.create(subscribe: subscribe)
  }
}
