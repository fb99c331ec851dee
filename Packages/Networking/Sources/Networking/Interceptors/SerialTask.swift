import Locking

/// A task that runs several steps, such as requests, one after another. Canceling the task cancels the current step.
public final class SerialTask: TransportTask {
  private struct State {
    var current: (any TransportTask)?
    var generation = 0
    var isCancelled = false
  }

  private let state = Locked(State())

  /// Creates a task without steps.
  public init() {}

  /// Starts the next step, unless the task was canceled.
  ///
  /// - Parameter step: A closure that starts the step and returns its task.
  /// - Returns: `false` if the task was canceled. In this case, complete the request with ``NetworkError/cancelled``.
  @discardableResult
  public func start(_ step: () -> any TransportTask) -> Bool {
    let generation = state.withLock { state -> Int? in
      if state.isCancelled { return nil }
      state.generation += 1
      state.current = nil
      return state.generation
    }
    guard let generation else { return false }
    let task = step()
    let isCancelled = state.withLock { state in
      // If the step ended immediately, it may have started the next one already.
      if state.generation == generation { state.current = task }
      return state.isCancelled
    }
    if isCancelled { task.cancel() }
    return true
  }

  /// Cancels the current step and prevents further steps.
  public func cancel() {
    let current = state.withLock { state in
      state.isCancelled = true
      return state.current
    }
    current?.cancel()
  }
}
