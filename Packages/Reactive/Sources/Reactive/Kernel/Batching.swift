/// The rule that determines when `buffer` and `window` start a new batch: after `count` elements or after `timeSpan`,
/// whichever comes first.
///
/// Access a batching object only within one serializer.
@usableFromInline final class Batching: Disposable {
  private let timer: RestartableTimer
  private let count = Confined(0)
  private let limit: Int
  private let serializer: Serializer

  @usableFromInline init(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType, serializer: Serializer) {
    timer = RestartableTimer(interval: timeSpan, scheduler: scheduler)
    limit = count
    self.serializer = serializer
  }

  @usableFromInline func dispose() { timer.dispose() }

  /// Starts a batch. Calls `elapsed` after `timeSpan`, unless another batch is started or this object is disposed of
  /// first.
  ///
  /// - Precondition: The closures of all calls are interchangeable, as for `RestartableTimer`.
  @usableFromInline func begin(_ elapsed: @escaping @Sendable () -> Void) {
    count.value = 0
    timer.restart(within: serializer, elapsed)
  }

  /// Counts an element and returns whether the batch is now full.
  @usableFromInline func isFilledByNext() -> Bool {
    count.value += 1
    return count.value >= limit
  }
}
