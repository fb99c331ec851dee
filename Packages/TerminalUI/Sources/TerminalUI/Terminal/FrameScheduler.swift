import Dispatch

/// Time as screens know it: the real one, or a virtual one that tests move on.
@MainActor public protocol FrameScheduler: AnyObject {
  /// The time since some fixed moment.
  var now: Duration { get }

  /// Runs something on the main actor after a delay, never before this call returns.
  func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> ScheduledAction
}

/// Something that will run, unless cancelled before.
@MainActor public final class ScheduledAction {
  private var action: (@MainActor () -> Void)?

  /// Wraps what is to run.
  public init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Makes ``run()`` do nothing.
  public func cancel() {
    action = nil
  }

  /// Runs it, once.
  public func run() {
    let action = action
    self.action = nil
    action?()
  }
}

/// Real time on the main queue.
@MainActor public final class MainQueueScheduler: FrameScheduler {
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant

  /// Creates a scheduler whose time begins now.
  public init() {
    start = clock.now
  }

  public var now: Duration { clock.now - start }

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
