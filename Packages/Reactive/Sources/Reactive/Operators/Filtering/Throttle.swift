#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ObservableType {
  /// Returns an observable that emits the first element immediately, and then at most one element per `dueTime`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Throttle)
  ///
  ///     source         -1-2-3-------4--|
  ///     throttle(5)    -1----3------4--|
  ///
  /// The interval is measured with `scheduler.now` and starts when an element has been delivered. When the source
  /// completes, it is disposed of, and the sequence completes once the pending element has been emitted. When the
  /// source fails, the pending element is dropped.
  ///
  /// - Parameters:
  ///   - dueTime: The minimum time between two elements.
  ///   - latest: A Boolean value that indicates whether the last element of each interval is emitted at the end of that
  ///     interval.
  ///   - scheduler: The scheduler that measures the time, and on which pending elements are emitted.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let throttling = ThrottleSink(sink, dueTime, latest, scheduler)
      throttling.start(source, next: { throttling.receive($0) }, stop: { throttling.ended($0) })
      return Disposables.create(throttling, throttling.timer)
    }
  }
}

private final class ThrottleSink<Element: Sendable>: InputGroup, @unchecked Sendable {
  // Invariant of @unchecked: mutable state is accessed only within the serializer; the rest is immutable.
  let timer = SerialDisposable()
  private let sink: Sink<Element>
  private let interval: Double
  private let latest: Bool
  private let scheduler: any SchedulerType
  @exclusivity(unchecked) private var lastSent: RxTime?
  @exclusivity(unchecked) private var pending: Element?
  /// The number of the current interval. The timer of an interval with another number has no effect.
  @exclusivity(unchecked) private var window = 0
  @exclusivity(unchecked) private var hasCompleted = false

  init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ latest: Bool, _ scheduler: any SchedulerType) {
    self.sink = sink
    interval = dueTime.seconds
    self.latest = latest
    self.scheduler = scheduler
    super.init(sink.subscription)
  }

  func receive(_ element: Element) {
    let remaining = remainingSeconds
    if remaining <= 0 {
      send(element)
    } else if latest {
      let isScheduled = pending != nil
      pending = element
      if !isScheduled { schedule(after: remaining) }
    }
  }

  func ended(_ termination: Termination) {
    if case .completed = termination, pending != nil {
      hasCompleted = true
    } else {
      sink.stop(termination)
    }
  }

  /// The number of seconds until the interval ends, rounded to microseconds.
  ///
  /// Without the rounding, the limited precision of `Date` could delay an element that arrives exactly at the end.
  private var remainingSeconds: Double {
    guard let lastSent else { return 0 }
    let remaining = interval - scheduler.now.timeIntervalSince(lastSent)
    return (remaining * 1_000_000).rounded() / 1_000_000
  }

  private func schedule(after seconds: Double) {
    timer.disposable = scheduler.scheduleRelative(window, dueTime: .seconds(precisely: seconds)) { window in
      self.perform(window) { self.flush($0) }
      return Disposables.create()
    }
  }

  private func flush(_ window: Int) {
    guard window == self.window, sink.subscription.isActive, let element = pending else { return }
    send(element)
    if hasCompleted, sink.subscription.isActive { sink.stop(.completed) }
  }

  private func send(_ element: Element) {
    pending = nil
    window += 1
    sink.next(element)
    lastSent = scheduler.now
  }
}
