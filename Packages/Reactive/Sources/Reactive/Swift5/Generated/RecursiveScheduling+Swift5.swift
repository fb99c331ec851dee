// Written by Scripts/overloads from Schedulers/RecursiveScheduling.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension ImmediateSchedulerType {
  /// Runs `action(state, recurse)`. A call to `recurse(next)` within the action schedules another run, and cancels a
  /// run that is still pending. The stack does not grow with the number of runs if the scheduler never runs an action
  /// within another action.
  ///
  /// - Returns: A disposable that cancels all further runs.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func scheduleRecursive<State: Sendable>(
    _ state: consuming State, action: @escaping @Sendable (_ state: State, _ recurse: (State) -> Void) -> Void
  ) -> any Disposable {
    scheduleRecursiveChecked(state, action: action)
  }

  @inlinable func scheduleRecursiveChecked<State: Sendable>(
    _ state: State, action: @escaping @Sendable (_ state: State, _ recurse: (State) -> Void) -> Void
  ) -> any Disposable {
    self.scheduleRecursive(state, action: action)
  }
}
