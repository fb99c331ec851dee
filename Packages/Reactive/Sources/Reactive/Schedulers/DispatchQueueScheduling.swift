// A DispatchSourceTimer may be used from any thread; on Linux it is not yet marked so.
@preconcurrency import Dispatch

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension DispatchQueue {
  /// Runs `action` on the queue as soon as it can.
  func scheduleNow<State: Sendable>(
    _ state: State, _ action: @escaping @Sendable (State) -> any Disposable
  ) -> any Disposable {
    let disposable = SingleAssignmentDisposable()
    async {
      if !disposable.isDisposed { disposable.setDisposable(action(state)) }
    }
    return disposable
  }

  /// Runs `action` on the queue when `dueTime` has passed. A cancelled one never runs.
  func scheduleAfter<State: Sendable>(
    _ state: State, _ dueTime: DispatchTimeInterval, leeway: DispatchTimeInterval,
    _ action: @escaping @Sendable (State) -> any Disposable
  ) -> any Disposable {
    let timer = DispatchSource.makeTimerSource(queue: self)
    let inner = SingleAssignmentDisposable()
    let outer = Disposables.create(with: {
      timer.cancel()
      inner.dispose()
    })
    timer.schedule(deadline: .now() + dueTime, leeway: leeway)
    timer.setEventHandler {
      timer.cancel()
      if !outer.isDisposed { inner.setDisposable(action(state)) }
    }
    timer.resume()
    return outer
  }
}
