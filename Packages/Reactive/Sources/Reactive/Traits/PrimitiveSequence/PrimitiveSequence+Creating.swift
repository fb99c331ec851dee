extension PrimitiveSequence {
  /// A sequence that `observableFactory` makes anew for each subscription. An error that it throws ends the sequence.
  @preconcurrency
  public static func deferred(
    _ observableFactory: @escaping @Sendable () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .deferred { try observableFactory().source })
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
