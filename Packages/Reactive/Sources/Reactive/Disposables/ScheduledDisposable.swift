/// Disposes of what it holds in an action of a scheduler.
@preconcurrency public final class ScheduledDisposable: Cancelable {
  /// Where it is disposed of.
  public let scheduler: any ImmediateSchedulerType
  private let held: SerialDisposable

  /// One that holds `disposable`.
  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    held = SerialDisposable()
    held.disposable = disposable
  }

  /// Whether the action has run.
  public var isDisposed: Bool { held.isDisposed }

  /// Schedules the disposal.
  public func dispose() {
    _ = scheduler.schedule(held) { held in
      held.dispose()
      return Disposables.create()
    }
  }
}
