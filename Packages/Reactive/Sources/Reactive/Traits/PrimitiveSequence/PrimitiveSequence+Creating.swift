extension PrimitiveSequence {
  /// A sequence that `observableFactory` makes anew for each subscription. An error that it throws ends the sequence.
  @preconcurrency
  public static func deferred(
    _ observableFactory: @escaping @Sendable () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .deferred { try observableFactory().source })
  }

  /// A sequence with a resource of its own: made for each subscription, disposed of when that is over.
  /// See ``ObservableType/using(_:observableFactory:)``.
  @preconcurrency
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping @Sendable () throws -> Resource,
    primitiveSequenceFactory: @escaping @Sendable (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .using(resourceFactory, observableFactory: { try primitiveSequenceFactory($0).source }))
  }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger {
  /// Sends 0 after `dueTime`, then completes. See ``ObservableType/timer(_:period:scheduler:)``.
  public static func timer(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
  }
}
