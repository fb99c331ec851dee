// Written by Scripts/overloads from Traits/PrimitiveSequence/PrimitiveSequence+Creating.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension PrimitiveSequence {
  /// Creates a sequence that calls `observableFactory` for each subscription and mirrors the result.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleDeferred)
  ///
  /// An error that the closure throws terminates the sequence.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func deferred(
    _ observableFactory: consuming @escaping @Sendable () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    deferredChecked(observableFactory)
  }

  @inlinable static func deferredChecked(
    _ observableFactory: @escaping @Sendable () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    self.deferred(observableFactory)
  }

  /// Creates a sequence with a resource that is created for each subscription and disposed of when the subscription
  /// ends. See ``ObservableType/using(_:observableFactory:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleUsing)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func using<Resource: Disposable>(
    _ resourceFactory: consuming @escaping @Sendable () throws -> Resource,
    primitiveSequenceFactory: @escaping @Sendable (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    usingChecked(resourceFactory, primitiveSequenceFactory: primitiveSequenceFactory)
  }

  @inlinable static func usingChecked<Resource: Disposable>(
    _ resourceFactory: @escaping @Sendable () throws -> Resource,
    primitiveSequenceFactory: @escaping @Sendable (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    self.using(resourceFactory, primitiveSequenceFactory: primitiveSequenceFactory)
  }
}
