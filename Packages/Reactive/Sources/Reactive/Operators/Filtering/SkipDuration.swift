extension ObservableType {
  /// Returns an observable that omits the elements that arrive within `duration` of the subscription.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SkipDuration)
  ///
  ///     source                --1--2--3--4--|
  ///     skip(_:scheduler:)    --------3--4--|
  ///
  /// If the source completes or fails, even within the duration, the sequence ends in the same way immediately.
  ///
  /// Disposing of the subscription cancels the timer and disposes of the source.
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
