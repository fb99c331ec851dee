extension ObservableType {
  /// The elements that come after `duration` has passed since the subscription. The source's end passes at any time.
  ///
  ///     source                --1--2--3--4--|
  ///     skip(_:scheduler:)    --------3--4--|
  public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let passed = BooleanDisposable()
      let timer = scheduler.scheduleRelative((), dueTime: duration) { _ in
        passed.dispose()
        return Disposables.create()
      }
      let upstream = source.run(
        Sink(sink.subscription, next: { if passed.isDisposed { sink.next($0) } }, stop: sink.stop))
      return Disposables.create(timer, upstream)
    }
  }
}
