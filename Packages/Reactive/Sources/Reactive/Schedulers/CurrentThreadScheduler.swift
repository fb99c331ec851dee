/// A scheduler that runs actions on the current thread, one after another. An action that is scheduled within another
/// action runs after that action.
@preconcurrency public final class CurrentThreadScheduler: ImmediateSchedulerType {
  /// The shared scheduler, which has one queue per thread.
  public static let instance = CurrentThreadScheduler()

  /// A Boolean value that indicates whether no action is running on this thread, so that a scheduled action would run
  /// immediately.
  public static var isScheduleRequired: Bool { !Trampoline.current.isActive }

  private init() {}

  /// Runs `action` immediately, followed by the actions that it schedules. If an action is already running on this
  /// thread, runs `action` after those that are already queued.
  @preconcurrency
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let disposable = SingleAssignmentDisposable()
    let turn: @Sendable () -> Void = {
      if !disposable.isDisposed { disposable.setDisposable(action(state)) }
    }
    let trampoline = Trampoline.current
    if trampoline.isActive { trampoline.enqueue(turn) } else { Trampoline.perform(turn) }
    return disposable
  }
}
