// Written by Scripts/overloads from Traits/Maybe/Maybe.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Creates a maybe from a closure, which is called once per subscription.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MaybeCreate)
  ///
  /// Events after the first are dropped. The disposable that the closure returns is disposed of once, after the event
  /// or on disposal.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func create(
    subscribe: consuming @escaping @Sendable (@escaping MaybeObserver) -> any Disposable
  ) -> Maybe<Element> {
    createChecked(subscribe: subscribe)
  }

  @inlinable static func createChecked(
    subscribe: @escaping @Sendable (@escaping MaybeObserver) -> any Disposable
  ) -> Maybe<Element> {
    self.create(subscribe: subscribe)
  }
}
