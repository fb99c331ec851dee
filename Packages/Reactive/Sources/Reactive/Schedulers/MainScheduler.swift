import Dispatch
import Synchronization

/// Runs actions on the main queue: at once when called there and nothing of this scheduler is queued before, otherwise in order.
@preconcurrency public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  // Invariant of @unchecked: the counter is atomic.
  private let enqueued = Atomic<Int>(0)

  /// A scheduler of its own: its actions keep their order among themselves.
  public init() {
    super.init(serialQueue: .main)
    _ = Self.mark
  }

  /// One that is shared by those who want their order kept among all of them.
  public static let instance = MainScheduler()

  /// One that always goes through the queue, also when called on it.
  public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

  private static let key = DispatchSpecificKey<Void>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: ())

  static var isCurrent: Bool {
    _ = mark
    return DispatchQueue.getSpecific(key: key) != nil
  }

  /// Traps, with `errorMessage` if given, unless called on the main queue.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    precondition(
      isCurrent, errorMessage ?? "Executing on background thread. Please use `MainScheduler.instance.schedule`.")
  }

  /// Traps, with `errorMessage` if given, unless called on the main queue; on every system.
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
