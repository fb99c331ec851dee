/// A disposable that disposes of an underlying disposable on a scheduler.
@preconcurrency public final class ScheduledDisposable: Cancelable {
  /// The scheduler that runs the disposal.
  public let scheduler: any ImmediateSchedulerType
  private let held: SerialDisposable

  /// Creates a disposable that disposes of `disposable` on `scheduler`.
  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    held = SerialDisposable()
    held.disposable = disposable
  }

  /// A Boolean value that indicates whether the scheduler has disposed of the underlying disposable.
  public var isDisposed: Bool { held.isDisposed }

  /// Schedules the disposal of the underlying disposable.
  public func dispose() {
    _ = scheduler.schedule(held) { held in
      held.dispose()
      return Disposables.create()
    }
  }
}
