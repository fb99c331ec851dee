import Dispatch

/// A scheduler that runs actions after a delay, in real time or, for tests, in virtual time.
@MainActor public protocol FrameScheduler: AnyObject {
  /// The time since a fixed moment.
  var now: Duration { get }

  /// Runs a closure on the main actor after a delay, and never before this method returns.
  func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> ScheduledAction
}

/// A scheduled action, which can be canceled.
@MainActor public final class ScheduledAction {
  private var action: (@MainActor () -> Void)?

  /// Creates an action from a closure.
  public init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Cancels the action, so that ``run()`` does nothing.
  public func cancel() {
    action = nil
  }

  /// Runs the action. Does nothing if the action has already run or was canceled.
  public func run() {
    let action = action
    self.action = nil
    action?()
  }
}

/// A scheduler that runs actions on the main queue in real time.
@MainActor public final class MainQueueScheduler: FrameScheduler {
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant

  /// Creates a scheduler whose time starts at 0.
  public init() {
    start = clock.now
  }

  /// The time since the scheduler was created.
  public var now: Duration { clock.now - start }

  /// Runs a closure on the main actor after a delay.
  public func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
    let scheduled = ScheduledAction(action)
    let (seconds, attoseconds) = max(delay, .zero).components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) {
      MainActor.assumeIsolated { scheduled.run() }
    }
    return scheduled
  }
}
