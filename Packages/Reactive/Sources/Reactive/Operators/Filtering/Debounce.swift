extension ObservableType {
  /// Returns an observable that emits an element once `dueTime` has passed without another one.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Debounce)
  ///
  ///     source        -1-2------3--|
  ///     debounce(3)   ------2------3|
  ///
  /// When the source completes, the pending element is emitted before the completion. When the source fails, the
  /// pending element is dropped.
  ///
  /// Disposing of the subscription drops the pending element.
  ///
  /// - Parameters:
  ///   - dueTime: The time that must pass without a further element.
  ///   - scheduler: The scheduler that runs the timers, and on which an element is emitted when `dueTime` has passed.
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let debouncing = DebounceSink(sink, dueTime, scheduler)
      debouncing.start(source, next: { debouncing.receive($0) }, stop: { debouncing.ended($0) })
      return Disposables.create(debouncing, debouncing.timer)
    }
  }
}

private final class DebounceSink<Element: Sendable>: InputGroup, @unchecked Sendable {
  // Invariant of @unchecked: `pending` is accessed only within the serializer; the rest is immutable.
  let timer: RestartableTimer
  private let sink: Sink<Element>
  @exclusivity(unchecked) private var pending: Element?

  init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
    self.sink = sink
    timer = RestartableTimer(interval: dueTime, scheduler: scheduler)
    super.init(sink.subscription)
  }

  func receive(_ element: Element) {
    pending = element
    timer.restart(within: self) { self.flush() }
  }

  func ended(_ termination: Termination) {
    if case .completed = termination { flush() }
    sink.stop(termination)
  }

  private func flush() {
    guard sink.subscription.isActive, let element = pending else { return }
    pending = nil
    sink.next(element)
  }
}
