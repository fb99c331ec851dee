public import Reactive

extension ObservableType {
  /// Returns an observable that subscribes to the source again when it completes. `behavior` specifies the number of
  /// subscriptions and the delays between them.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-RepeatWithBehavior)
  ///
  ///     source                                                --1--|
  ///     repeatWithBehavior(.delayed(maxCount: 2, time: 3))    --1-------1--|
  ///
  /// If the source fails, the sequence fails with the same error. Disposing of the subscription disposes of the source.
  ///
  /// - Parameters:
  ///   - behavior: The number of subscriptions and the delays between them. There is always a first one.
  ///   - scheduler: The scheduler that measures the delays and on which delayed subscriptions begin.
  ///   - shouldRepeat: A closure that returns whether to subscribe again. If you pass `nil`, the observable repeats after
  ///     every completion.
  @available(swift, introduced: 6)
  public func repeatWithBehavior(
    _ behavior: RepeatBehavior, scheduler: any SchedulerType = MainScheduler.instance,
    shouldRepeat: (@Sendable () -> Bool)? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let runs = Confined<UInt>(0)
      return ConcatSink.run(sink) { termination in
        defer { runs.value += 1 }
        if runs.value == 0 { return source }
        guard case .completed = termination, runs.value < behavior.maxCount, shouldRepeat?() ?? true else {
          return nil
        }
        guard let delay = behavior.delay(afterAttempt: runs.value) else { return source }
        return source.delaySubscription(delay, scheduler: scheduler)
      }
    }
  }
}
