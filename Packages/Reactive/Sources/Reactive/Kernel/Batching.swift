/// Where `buffer` and `window` cut: after `count` elements or `timeSpan`, whichever comes first.
///
/// Used from within one serializer, like the state of every operator with a timer.
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

  /// Begins a batch; `elapsed` is called if its time is up before another has begun.
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

  /// Counts an element; true if the batch is full with it.
  func isFilledByNext() -> Bool {
    state.value.count += 1
    return state.value.count >= limit
  }
}
