#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ObservableType {
  /// Returns an observable that emits the source's elements and its completion after a delay of `dueTime`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Delay)
  ///
  ///     source     -1--2--|
  ///     delay(2)   ---1--2--|
  ///
  /// An error is not delayed, and drops the elements that are pending. Every other event is emitted in an action of
  /// `scheduler`; these events keep their order on every scheduler. The source is disposed of when it terminates, not
  /// when the delayed completion is emitted.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let delaying = DelaySink(sink, dueTime, scheduler)
      delaying.start(source)
      return delaying
    }
  }
}

/// The state of one subscription to `delay`. It delivers one event per action and then schedules the action for the
/// next event.
private final class DelaySink<Element: Sendable>: Disposable {
  private struct State {
    var waiting = Queue<(event: Event<Element>, arrival: RxTime)>()
    /// Whether an action is scheduled or running.
    var isScheduled = false
  }

  private let sink: Sink<Element>
  private let inputs: InputGroup
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  private let state = Confined(State())

  init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
    self.sink = sink
    inputs = InputGroup(of: sink)
    self.dueTime = dueTime
    self.scheduler = scheduler
  }

  func dispose() {
    timer.dispose()
    inputs.dispose()
  }

  func start(_ source: Observable<Element>) {
    inputs.start(
      source, next: { self.enqueue(.next($0)) },
      stop: { termination in
        switch termination {
        case .completed: self.enqueue(.completed)
        case .error: self.sink.stop(termination)
        }
      })
  }

  private func enqueue(_ event: Event<Element>) {
    state.value.waiting.append((event, scheduler.now))
    if !state.value.isScheduled { schedule(in: dueTime) }
  }

  private func schedule(in interval: RxTimeInterval) {
    state.value.isScheduled = true
    timer.disposable = scheduler.scheduleRelative((), dueTime: interval) { _ in
      self.inputs.perform(()) { self.deliverNext() }
      return Disposables.create()
    }
  }

  private func deliverNext() {
    guard sink.isActive, let (event, _) = state.value.waiting.popFirst() else { return }
    if case .next(let element) = event { sink.next(element) } else { sink.stop(.completed) }
    guard sink.isActive, let next = state.value.waiting.first else { return state.value.isScheduled = false }
    let remaining = dueTime.seconds - scheduler.now.timeIntervalSince(next.arrival)
    schedule(in: .seconds(precisely: min(max(remaining, 0), dueTime.seconds)))
  }
}
