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
  ///     throttle(4)    -1----3------4--|
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
      throttling.start(source)
      return throttling
    }
  }
}

private final class ThrottleSink<Element: Sendable>: Disposable {
  private struct State {
    var lastSent: RxTime?
    var pending: Element?
    /// The number of the current interval, so that an earlier timer does not end it.
    var window = 0
    var hasCompleted = false
  }

  private let sink: Sink<Element>
  private let dueTime: RxTimeInterval
  private let latest: Bool
  private let scheduler: any SchedulerType
  private let inputs: InputGroup
  private let timer = SerialDisposable()
  private let state = Confined(State())

  init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ latest: Bool, _ scheduler: any SchedulerType) {
    self.sink = sink
    inputs = InputGroup(sink.subscription)
    self.dueTime = dueTime
    self.latest = latest
    self.scheduler = scheduler
  }

  func dispose() {
    inputs.dispose()
    timer.dispose()
  }

  func start(_ source: Observable<Element>) {
    inputs.start(source, next: { self.receive($0) }, stop: { self.ended($0) })
  }

  private func receive(_ element: Element) {
    let remaining = remainingSeconds
    if remaining <= 0 {
      send(element)
    } else if latest {
      let isScheduled = state.value.pending != nil
      state.value.pending = element
      if !isScheduled { schedule(after: remaining) }
    }
  }

  /// The rest of the interval, rounded to microseconds.
  ///
  /// `Date` is not more precise, and a rounding error would delay an element that arrives exactly at the end.
  private var remainingSeconds: Double {
    guard let lastSent = state.value.lastSent else { return 0 }
    let remaining = dueTime.seconds - scheduler.now.timeIntervalSince(lastSent)
    return (remaining * 1_000_000).rounded() / 1_000_000
  }

  private func schedule(after seconds: Double) {
    timer.disposable = scheduler.scheduleRelative(state.value.window, dueTime: .seconds(precisely: seconds)) { window in
      self.inputs.serializer.perform(window) { self.flush($0) }
      return Disposables.create()
    }
  }

  private func flush(_ window: Int) {
    guard window == state.value.window, sink.subscription.isActive, let element = state.value.pending else { return }
    send(element)
    if state.value.hasCompleted, sink.subscription.isActive { sink.stop(.completed) }
  }

  private func send(_ element: Element) {
    state.value.pending = nil
    state.value.window += 1
    sink.next(element)
    state.value.lastSent = scheduler.now
  }

  private func ended(_ termination: Termination) {
    if case .completed = termination, state.value.pending != nil {
      state.value.hasCompleted = true
    } else {
      sink.stop(termination)
    }
  }
}
