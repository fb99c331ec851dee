/// The scheduler of shared sequences.
public enum SharingScheduler {
  @TaskLocal private static var replacement: (@Sendable () -> any SchedulerType)?

  /// Makes the scheduler; asked anew for every use. A new `MainScheduler` unless mocked.
  public static var make: @Sendable () -> any SchedulerType { replacement ?? { MainScheduler() } }

  /// Replaces the scheduler while `action` runs, also if it throws.
  ///
  /// Operators ask for the scheduler when they are applied, so make the sequences inside `action`. What runs elsewhere meanwhile, such as
  /// another test, does not see the replacement.
  public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Replaces the scheduler by what `makeScheduler` returns at each use while `action` runs, also if it throws.
  @preconcurrency
  public static func mock(
    makeScheduler: @escaping @Sendable () -> any SchedulerType, action: () throws -> Void
  ) rethrows {
    try $replacement.withValue(makeScheduler, operation: action)
  }
}
