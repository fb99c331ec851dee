import Dispatch
import Locking
import Reactive

extension SchedulerType {
  /// Calls a closure after a duration, and returns a task that cancels the wait.
  ///
  /// - Parameters:
  ///   - duration: The time to wait.
  ///   - completion: A closure that is called once, with ``NetworkError/cancelled`` if the wait was canceled.
  func delay(
    _ duration: Duration, completion: @escaping @Sendable (Result<Void, NetworkError>) -> Void
  ) -> any TransportTask {
    let task = DelayTask(completion)
    let timer = scheduleRelative(task, dueTime: .milliseconds(duration.milliseconds)) { task in
      task.finish(.success(()))
      return Disposables.create()
    }
    task.setTimer(timer)
    return task
  }
}

private final class DelayTask: TransportTask {
  private struct State {
    var completion: (@Sendable (Result<Void, NetworkError>) -> Void)?
    var timer: (any Disposable)?
  }

  private let state: Locked<State>

  init(_ completion: @escaping @Sendable (Result<Void, NetworkError>) -> Void) {
    state = Locked(State(completion: completion))
  }

  func setTimer(_ timer: any Disposable) {
    let isFinished = state.withLock { state in
      if state.completion != nil { state.timer = timer }
      return state.completion == nil
    }
    if isFinished { timer.dispose() }
  }

  func finish(_ result: Result<Void, NetworkError>) {
    let finished = state.withLock { state in
      defer { state = State() }
      return state
    }
    finished.timer?.dispose()
    finished.completion?(result)
  }

  func cancel() {
    finish(.failure(.cancelled))
  }
}
