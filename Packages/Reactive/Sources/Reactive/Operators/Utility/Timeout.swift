extension ObservableType {
  /// Returns an observable that fails with `RxError.timeout` when no element arrives within `dueTime`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Timeout)
  ///
  ///     source       --1--2--------3--
  ///     timeout(4)   --1--2---#
  ///
  /// The time is measured from the subscription and from the delivery of each element. The source is disposed of after
  /// a timeout.
  ///
  /// If the source completes or fails, that event is forwarded, and the timer is canceled.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// Returns an observable that continues with `other` when no element arrives within `dueTime`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Timeout)
  ///
  ///     source                 --1--2--------3--
  ///     other                           ---x--|
  ///     timeout(4, other: …)   --1--2------x--|
  ///
  /// The time is measured from the subscription and from the delivery of each element. After a timeout, the source is
  /// disposed of. `other` has no time limit.
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    let source = asObservable()
    let other = other.asObservable()
    return Producer { sink in
      let limited = TimeoutSink(sink, dueTime, other, scheduler)
      limited.start(source)
      return limited
    }
  }
}

private final class TimeoutSink<Element: Sendable>: Disposable {
  private let sink: Sink<Element>
  private let dueTime: RxTimeInterval
  private let other: Observable<Element>
  private let scheduler: any SchedulerType
  private let inputs: InputGroup
  private let timer = SerialDisposable()
  /// The number of the current wait, or `nil` after a timeout.
  private let wait = Confined<Int?>(0)

  init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ other: Observable<Element>, _ scheduler: any SchedulerType) {
    self.sink = sink
    inputs = InputGroup(sink.subscription)
    self.dueTime = dueTime
    self.other = other
    self.scheduler = scheduler
  }

  func dispose() {
    timer.dispose()
    inputs.dispose()
  }

  func start(_ source: Observable<Element>) {
    startTimer(for: 0)
    inputs.start(
      source, next: { self.receive($0) }, stop: { if self.wait.value != nil { self.sink.stop($0) } })
  }

  private func receive(_ element: Element) {
    guard let current = wait.value else { return }
    wait.value = current + 1
    sink.next(element)
    // If delivering this element caused another one, that one has already restarted the timer.
    if wait.value == current + 1 { startTimer(for: current + 1) }
  }

  private func startTimer(for wait: Int) {
    timer.disposable = scheduler.scheduleRelative(wait, dueTime: dueTime) { wait in
      self.inputs.serializer.perform(wait) { self.expire($0) }
      return Disposables.create()
    }
  }

  private func expire(_ expired: Int) {
    guard wait.value == expired, sink.subscription.isActive else { return }
    wait.value = nil
    inputs.removeAll()
    inputs.start(other, next: sink.next, stop: sink.stop)
  }
}
