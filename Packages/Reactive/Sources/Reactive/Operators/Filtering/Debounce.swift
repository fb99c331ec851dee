extension ObservableType {
  /// Each element `dueTime` after it arrived, unless another arrives meanwhile.
  ///
  ///     source        -1-2------3--|
  ///     debounce(3)   ------2------3|
  ///
  /// On completion the pending element goes first. An error drops it.
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let upstream = Subscription()
      let timer = SerialDisposable()
      let serializer = Serializer()
      let pending = Confined<Element?>(nil)
      let flush: @Sendable () -> Void = {
        guard sink.subscription.isActive, let element = pending.value else { return }
        pending.value = nil
        sink.next(element)
      }
      let receive: @Sendable (Element) -> Void = { element in
        pending.value = element
        timer.disposable = scheduler.scheduleRelative((), dueTime: dueTime) { _ in
          serializer.perform(()) { _ in flush() }
          return Disposables.create()
        }
      }
      source.start(
        Sink(
          upstream, next: { if upstream.isActive { serializer.perform($0, receive) } },
          stop: { termination in
            guard upstream.stop() else { return }
            serializer.perform(termination) { termination in
              if case .completed = termination { flush() }
              if sink.subscription.isActive { sink.stop(termination) }
            }
          }))
      return Disposables.create(upstream, timer)
    }
  }
}
