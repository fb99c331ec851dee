extension ObservableType {
  /// Returns an observable that emits an element once `dueTime` has passed without another one.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Debounce)
  ///
  ///     source        -1-2------3--|
  ///     debounce(3)   ------2------3|
  ///
  /// When the source completes, the pending element is emitted before the completion. When it fails, the pending element is
  /// dropped.
  ///
  /// - Parameters:
  ///   - dueTime: The time that must pass without a further element.
  ///   - scheduler: The scheduler that runs the timers, and on which pending elements are emitted.
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let inputs = InputGroup(sink.subscription)
      let timer = SerialDisposable()
      let arrivals = Confined(0)
      let pending = Confined<Element?>(nil)
      let flush: @Sendable () -> Void = {
        guard sink.subscription.isActive, let element = pending.value else { return }
        pending.value = nil
        sink.next(element)
      }
      inputs.start(
        source,
        next: { element in
          pending.value = element
          arrivals.value += 1
          timer.disposable = scheduler.scheduleRelative(arrivals.value, dueTime: dueTime) { arrival in
            // A timer that was already running when the next element arrived must not send that one early.
            inputs.serializer.perform(arrival) { if $0 == arrivals.value { flush() } }
            return Disposables.create()
          }
        },
        stop: { termination in
          if case .completed = termination { flush() }
          sink.stop(termination)
        })
      return Disposables.create(inputs, timer)
    }
  }
}
