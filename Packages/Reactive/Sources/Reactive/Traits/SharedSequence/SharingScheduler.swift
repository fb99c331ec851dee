/// A namespace for the scheduler on which drivers and signals deliver their events.
public enum SharingScheduler {
  // A structure, because a task-local value of a function type crashes in optimized code (Swift 6.3.1).
  private struct Replacement: Sendable {
    let make: @Sendable () -> any SchedulerType
  }

  @TaskLocal private static var replacement: Replacement?

  /// A closure that creates the scheduler for each use. By default, it returns a new ``MainScheduler``.
  public static var make: @Sendable () -> any SchedulerType {
    guard let replacement else { return { MainScheduler() } }
    return replacement.make
  }

  /// Replaces the scheduler until `action` returns or throws.
  ///
  /// Operators obtain the scheduler when they are applied, so create the sequences inside `action`. The replacement
  /// does not affect code that runs elsewhere at the same time, such as another test.
  ///
  /// The closures of drivers and signals are isolated to the main actor, whatever the scheduler. A test that advances a
  /// replacement off the main thread traps; isolate the test to the main actor.
  public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Replaces the scheduler with the result of `makeScheduler`, which is called for each use, until `action` returns or
  /// throws.
  @available(swift, introduced: 6)
  public static func mock(
    makeScheduler: @escaping @Sendable () -> any SchedulerType, action: () throws -> Void
  ) rethrows {
    try $replacement.withValue(Replacement(make: makeScheduler), operation: action)
  }
}
