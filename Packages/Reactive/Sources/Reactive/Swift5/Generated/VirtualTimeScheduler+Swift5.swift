// Written by Scripts/overloads from Schedulers/VirtualTimeScheduler.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension VirtualTimeScheduler {
  /// Runs `action` when the clock has advanced by `dueTime`, which ``adjustScheduledTime(_:)`` does not adjust.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func scheduleRelativeVirtual<StateType: Sendable>(
    _ state: consuming StateType, dueTime: VirtualTimeInterval,
    action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelativeVirtualChecked(state, dueTime: dueTime, action: action)
  }

  @inlinable func scheduleRelativeVirtualChecked<StateType: Sendable>(
    _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    self.scheduleRelativeVirtual(state, dueTime: dueTime, action: action)
  }

  /// Runs `action` when the clock reaches `time`. If `time` has passed, runs `action` at the current time, as soon as
  /// the scheduler runs actions.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func scheduleAbsoluteVirtual<StateType: Sendable>(
    _ state: consuming StateType, time: VirtualTime, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleAbsoluteVirtualChecked(state, time: time, action: action)
  }

  @inlinable func scheduleAbsoluteVirtualChecked<StateType: Sendable>(
    _ state: StateType, time: VirtualTime, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    self.scheduleAbsoluteVirtual(state, time: time, action: action)
  }
}
