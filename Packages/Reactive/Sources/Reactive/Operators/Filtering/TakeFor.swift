extension ObservableType {
  /// The source until `duration` has passed since the subscription; then the completion, at which the source is disposed of.
  ///
  ///     source       --1--2--3--4--|
  ///     take(for:)   --1--2--|
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let inputs = Inputs(sink.subscription)
      let timer = scheduler.scheduleRelative((), dueTime: duration) { _ in
        inputs.serializer.perform(.completed) { if sink.subscription.isActive { sink.stop($0) } }
        return Disposables.create()
      }
      inputs.start(source, next: sink.next, stop: sink.stop)
      return Disposables.create(timer, inputs)
    }
  }

  /// The source until `duration` has passed.
  @available(*, deprecated, renamed: "take(for:scheduler:)")
  public func take(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    take(for: duration, scheduler: scheduler)
  }
}
