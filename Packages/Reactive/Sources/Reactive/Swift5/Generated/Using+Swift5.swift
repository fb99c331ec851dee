// Written by Scripts/overloads from Operators/Utility/Using.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension ObservableType {
  /// Creates an observable with a resource that is created for each subscription and disposed of when the subscription
  /// ends.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Using)
  ///
  /// The source is disposed of first, then the resource. An error that either closure throws terminates the sequence.
  /// If `observableFactory` throws, the resource is disposed of.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func using<Resource: Disposable>(
    _ resourceFactory: consuming @escaping @Sendable () throws -> Resource,
    observableFactory: @escaping @Sendable (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    usingChecked(resourceFactory, observableFactory: observableFactory)
  }

  @inlinable static func usingChecked<Resource: Disposable>(
    _ resourceFactory: @escaping @Sendable () throws -> Resource,
    observableFactory: @escaping @Sendable (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    self.using(resourceFactory, observableFactory: observableFactory)
  }
}
