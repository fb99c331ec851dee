extension ImmediateSchedulerType {
  /// Runs `action(state, recurse)`. A call to `recurse(next)` within the action schedules another run, and cancels a
  /// run that is still pending. The stack does not grow with the number of runs if the scheduler never runs an action
  /// within another action.
  ///
  /// - Returns: A disposable that cancels all further runs.
  @available(swift, introduced: 6)
  public func scheduleRecursive<State: Sendable>(
    _ state: State, action: @escaping @Sendable (_ state: State, _ recurse: (State) -> Void) -> Void
  ) -> any Disposable {
    let disposable = SerialDisposable()
    scheduleTurn(state, action, disposable)
    return disposable
  }

  private func scheduleTurn<State: Sendable>(
    _ state: State, _ action: @escaping @Sendable (State, (State) -> Void) -> Void, _ disposable: SerialDisposable
  ) {
    let turn = SingleAssignmentDisposable()
    disposable.disposable = turn
    turn.setDisposable(
      schedule(state) { state in
        guard !disposable.isDisposed else { return Disposables.create() }
        action(state) { next in self.scheduleTurn(next, action, disposable) }
        return Disposables.create()
      })
  }
}
