import Dispatch
import Synchronization

/// A scheduler that runs actions on the main queue, in order. An action that is scheduled from the main queue runs
/// immediately, unless another action of the scheduler is queued or running.
@preconcurrency public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  // Invariant of @unchecked: the counter is atomic.
  private let enqueued = Atomic<Int>(0)

  /// Creates a scheduler that runs its own actions in order, independently of other schedulers.
  public init() { super.init(serialQueue: .main) }

  /// The shared scheduler, which preserves the order of all actions that are scheduled on it.
  public static let instance = MainScheduler()

  /// A scheduler that runs every action in a later turn of the main queue, even if the action is scheduled from that
  /// queue.
  public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

  private static let key = DispatchSpecificKey<Void>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: ())

  static var isCurrent: Bool {
    _ = mark
    return DispatchQueue.getSpecific(key: key) != nil
  }

  /// Stops the program with `errorMessage`, or a default message, unless called on the main queue.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    precondition(
      isCurrent, errorMessage ?? "Executing on background thread. Please use `MainScheduler.instance.schedule`.")
  }

  /// Stops the program with `errorMessage`, or a default message, unless called on the main queue. This method is
  /// available on all platforms.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    precondition(isCurrent, errorMessage ?? "Running on background thread.")
  }

  @usableFromInline override func enter() -> Bool {
    let before = enqueued.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue
    return before == 0 && Self.isCurrent
  }

  @usableFromInline override func leave() { enqueued.wrappingSubtract(1, ordering: .acquiringAndReleasing) }

  @usableFromInline override func enqueue(_ work: @escaping @Sendable () -> Void) {
    queue.async {
      work()
      self.leave()
    }
  }

  override func scheduleInternal<State: Sendable>(
    _ state: State, _ action: @escaping @Sendable (State) -> any Disposable
  ) -> any Disposable {
    guard enter() else { return super.scheduleInternal(state, action) }
    defer { leave() }
    return action(state)
  }
}
