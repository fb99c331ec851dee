extension ObservableType {
  /// Returns an observable that subscribes to the source after `dueTime`. The source's events are not delayed.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DelaySubscription)
  ///
  ///     source (hot)           --1--2--3--|
  ///     delaySubscription(4)   -----2--3--|
  ///
  /// An error or the completion is forwarded at once. Disposing of the subscription before `dueTime` has passed
  /// prevents the subscription to the source.
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let upstream = Subscription()
      let timer = scheduler.scheduleRelative((), dueTime: dueTime) { _ in
        source.start(
          Sink(
            upstream, next: { if upstream.isActive { sink.next($0) } },
            stop: { if upstream.stop() { sink.stop($0) } }))
        return Disposables.create()
      }
      return Disposables.create(timer, upstream)
    }
  }
}
