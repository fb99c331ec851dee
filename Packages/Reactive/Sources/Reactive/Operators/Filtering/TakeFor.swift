extension ObservableType {
  /// Returns an observable that emits the elements that arrive within `duration` of the subscription, and then
  /// completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-TakeFor)
  ///
  ///     source       --1--2--3--4--|
  ///     take(for:)   --1--2--|
  ///
  /// When `duration` has passed, the source is disposed of.
  ///
  /// An error or the completion of the source is forwarded at once.
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let inputs = InputGroup(sink.subscription)
      let timer = scheduler.scheduleRelative((), dueTime: duration) { _ in
        inputs.serializer.perform(.completed) { if sink.subscription.isActive { sink.stop($0) } }
        return Disposables.create()
      }
      inputs.start(source, next: sink.next, stop: sink.stop)
      return Disposables.create(timer, inputs)
    }
  }

  /// Returns an observable that emits the elements that arrive within `duration` of the subscription.
  @available(*, deprecated, renamed: "take(for:scheduler:)")
  public func take(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    take(for: duration, scheduler: scheduler)
  }
}
