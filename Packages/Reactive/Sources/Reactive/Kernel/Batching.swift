/// Decides when `buffer` and `window` start a new batch: after `count` elements or after `timeSpan`, whichever comes first.
///
/// Access it only within one serializer.
final class Batching: Disposable {
  private struct State {
    var number = 0
    var count = 0
  }

  private let timer = SerialDisposable()
  private let state = Confined(State())
  private let timeSpan: RxTimeInterval
  private let limit: Int
  private let scheduler: any SchedulerType
  private let serializer: Serializer

  init(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType, serializer: Serializer) {
    self.timeSpan = timeSpan
    limit = count
    self.scheduler = scheduler
    self.serializer = serializer
  }

  func dispose() { timer.dispose() }

  /// Starts a batch. `elapsed` is called after `timeSpan`, unless another batch has started by then.
  func begin(_ elapsed: @escaping @Sendable () -> Void) {
    state.value.number += 1
    state.value.count = 0
    let elapsedAtNumber: @Sendable (Int) -> Void = { [state] number in
      if state.value.number == number { elapsed() }
    }
    timer.disposable = scheduler.scheduleRelative(state.value.number, dueTime: timeSpan) { [serializer] number in
      serializer.perform(number, elapsedAtNumber)
      return Disposables.create()
    }
  }

  /// Counts an element. Returns whether the batch is now full.
  func isFilledByNext() -> Bool {
    state.value.count += 1
    return state.value.count >= limit
  }
}
