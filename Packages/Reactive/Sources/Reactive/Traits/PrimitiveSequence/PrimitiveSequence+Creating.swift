extension PrimitiveSequence {
  /// Creates a sequence that calls `observableFactory` for each subscription and mirrors the result.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleDeferred)
  ///
  /// An error that the closure throws terminates the sequence.
  @available(swift, introduced: 6)
  public static func deferred(
    _ observableFactory: @escaping @Sendable () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .deferred { try observableFactory().source })
  }

  /// Creates a sequence with a resource that is created for each subscription and disposed of when the subscription
  /// ends. See ``ObservableType/using(_:observableFactory:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleUsing)
  @available(swift, introduced: 6)
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping @Sendable () throws -> Resource,
    primitiveSequenceFactory: @escaping @Sendable (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .using(resourceFactory, observableFactory: { try primitiveSequenceFactory($0).source }))
  }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger {
  /// Creates a sequence that emits 0 after `dueTime` and completes. See ``ObservableType/timer(_:period:scheduler:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleTimer)
  public static func timer(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
  }
}
