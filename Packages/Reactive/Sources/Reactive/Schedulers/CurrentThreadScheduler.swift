/// Runs actions on the current thread, one after another: an action that schedules another sees it run after itself.
@preconcurrency public final class CurrentThreadScheduler: ImmediateSchedulerType {
  /// The scheduler; its queue is the current thread's.
  public static let instance = CurrentThreadScheduler()

  /// Whether no action is running on this thread, so that scheduling would run at once.
  public static var isScheduleRequired: Bool { !Trampoline.current.isActive }

  private init() {}

  /// Runs `action` after those already queued; at once, with all that it queues, if none is running.
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
