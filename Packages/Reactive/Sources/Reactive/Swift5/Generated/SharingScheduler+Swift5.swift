// Written by Scripts/overloads from Traits/SharedSequence/SharingScheduler.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension SharingScheduler {
  /// Replaces the scheduler with the result of `makeScheduler`, which is called for each use, until `action` returns or
  /// throws.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func mock(
    makeScheduler: consuming @escaping @Sendable () -> any SchedulerType, action: () throws -> Void
  ) rethrows {
    try mockChecked(makeScheduler: makeScheduler, action: action)
  }

  @inlinable static func mockChecked(
    makeScheduler: @escaping @Sendable () -> any SchedulerType, action: () throws -> Void
  ) rethrows {
    try self.mock(makeScheduler: makeScheduler, action: action)
  }
}
