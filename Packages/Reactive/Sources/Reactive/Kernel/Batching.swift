/// The rule that determines when `buffer` and `window` start a new batch: after `count` elements or after `timeSpan`,
/// whichever comes first.
///
/// Access a batching object only within one serializer.
@usableFromInline final class Batching: Disposable {
  private let timer: RestartableTimer
  private let count = Confined(0)
  /// The number of the current batch.
  private let batch = Confined(0)
  private let limit: Int
  private let serializer: Serializer

  @usableFromInline init(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType, serializer: Serializer) {
    timer = RestartableTimer(interval: timeSpan, scheduler: scheduler)
    limit = count
    self.serializer = serializer
  }

  @usableFromInline func dispose() { timer.dispose() }

  /// Starts a batch: calls `emit`, which emits the previous batch, and then starts the timer, unless `emit` has caused
  /// another batch to start. Calls `elapsed` after `timeSpan`, unless another batch is started or this object is disposed
  /// of first.
  ///
  /// - Precondition: The closures of all calls are interchangeable, as for `RestartableTimer`.
  @usableFromInline func begin(after emit: () -> Void = {}, _ elapsed: @escaping @Sendable () -> Void) {
    count.value = 0
    batch.value += 1
    let started = batch.value
    timer.pause()
    emit()
    if batch.value == started { timer.restart(within: serializer, elapsed) }
  }

  /// Counts an element and returns whether the batch is now full.
  @usableFromInline func isFilledByNext() -> Bool {
    count.value += 1
    return count.value >= limit
  }
}
