// allow(no-private-attributes): a DispatchSourceTimer can be used from any thread, but is not `Sendable` on Linux.
@preconcurrency import Dispatch

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension DispatchQueue {
  /// Runs `action` on the queue as soon as possible.
  func scheduleNow<State: Sendable>(
    _ state: State, _ action: @escaping @Sendable (State) -> any Disposable
  ) -> any Disposable {
    let disposable = SingleAssignmentDisposable()
    async {
      if !disposable.isDisposed { disposable.setDisposable(action(state)) }
    }
    return disposable
  }

  /// Runs `action` on the queue when `dueTime` has passed, unless the action has been canceled.
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

  /// Runs `action` on the queue after `startAfter` and then every `period`.
  ///
  /// Times are measured from the start and not from the previous tick, so that they do not drift. Ticks that become due
  /// while another tick is running follow it immediately.
  func schedulePeriodically<State: Sendable>(
    _ state: State, startAfter: DispatchTimeInterval, period: DispatchTimeInterval, leeway: DispatchTimeInterval,
    _ action: @escaping @Sendable (State) -> State
  ) -> any Disposable {
    let timer = DispatchSource.makeTimerSource(queue: self)
    let cancelled = Disposables.create(with: { timer.cancel() })
    // Accessed only by the timer's handler, which never overlaps itself.
    let state = Confined(state)
    timer.schedule(deadline: .now() + startAfter, repeating: period, leeway: leeway)
    timer.setEventHandler {
      // Without a period, the number of due ticks is unknown, so each call of the handler counts as one.
      let due = period.seconds > 0 ? max(1, timer.data) : 1
      for _ in 0..<due where !cancelled.isDisposed { state.value = action(state.value) }
    }
    timer.resume()
    return cancelled
  }
}
