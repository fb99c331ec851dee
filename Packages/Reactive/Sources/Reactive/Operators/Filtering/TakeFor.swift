extension ObservableType {
  /// The source until `duration` has passed since the subscription; then the completion, at which the source is disposed of.
  ///
  ///     source       --1--2--3--4--|
  ///     take(for:)   --1--2--|
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let group = SubscriptionGroup()
      let serializer = Serializer()
      let stop: @Sendable (Termination) -> Void = { if sink.subscription.isActive { sink.stop($0) } }
      let timer = scheduler.scheduleRelative((), dueTime: duration) { _ in
        serializer.perform(.completed, stop)
        return Disposables.create()
      }
      group.start(source, serializer, next: { if sink.subscription.isActive { sink.next($0) } }, stop: stop)
      return Disposables.create(timer, group)
    }
  }

  /// The source until `duration` has passed.
  @available(*, deprecated, renamed: "take(for:scheduler:)")
  public func take(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    take(for: duration, scheduler: scheduler)
  }
}
