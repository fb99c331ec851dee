public import Dispatch

extension ObservableType {
  /// Returns an observable that emits an element once `dueTime` has passed without another one.
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
      let debouncing = DebounceSink(sink, dueTime, scheduler)
      debouncing.start(source, next: { debouncing.receive($0) }, stop: { debouncing.ended($0) })
      return Disposables.create(debouncing, debouncing.timer)
    }
  }
}

private final class DebounceSink<Element: Sendable>: InputGroup, @unchecked Sendable {
  // Invariant of @unchecked: what changes is accessed within the serializer only; the rest is immutable.
  let timer = SerialDisposable()
  private let sink: Sink<Element>
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  /// Whether one timer serves all elements that arrive before it fires. In virtual time, where the order of actions that are due at the same
  /// time depends on when they were scheduled, each element has a timer.
  private let sharesTimer: Bool
  @exclusivity(unchecked) private var pending: Element?
  @exclusivity(unchecked) private var arrivals = 0
  @exclusivity(unchecked) private var deadline = DispatchTime.distantFuture
  @exclusivity(unchecked) private var isScheduled = false

  init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
    self.sink = sink
    self.dueTime = dueTime
    self.scheduler = scheduler
    sharesTimer = scheduler is any DispatchClockScheduler
    super.init(sink.subscription)
  }

  func receive(_ element: Element) {
    pending = element
    arrivals += 1
    guard sharesTimer else { return schedule(after: dueTime) }
    deadline = .now() + dueTime
    if !isScheduled { schedule(after: dueTime) }
  }

  func ended(_ termination: Termination) {
    if case .completed = termination { flush() }
    sink.stop(termination)
  }

  private func schedule(after time: RxTimeInterval) {
    isScheduled = true
    timer.disposable = scheduler.scheduleRelative(arrivals, dueTime: time) { arrival in
      self.perform(arrival) { self.elapsed(after: $0) }
      return Disposables.create()
    }
  }

  private func elapsed(after arrival: Int) {
    isScheduled = false
    let now = DispatchTime.now()
    if sharesTimer, now < deadline {
      schedule(after: .nanoseconds(Int(clamping: deadline.uptimeNanoseconds - now.uptimeNanoseconds)))
    } else if sharesTimer || arrival == arrivals {
      // A timer that was already running when the next element arrived must not send that one early.
      flush()
    }
  }

  private func flush() {
    guard sink.subscription.isActive, let element = pending else { return }
    pending = nil
    sink.next(element)
  }
}
