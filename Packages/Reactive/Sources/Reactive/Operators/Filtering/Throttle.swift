#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ObservableType {
  /// The first element at once, then at most one per `dueTime`; with `latest`, also the last of each such window, at its end.
  ///
  ///     source         -1-2-3-------4--|
  ///     throttle(4)    -1----3------4--|
  ///
  /// The window is measured by `scheduler.now`. A completion waits for an element that is pending; an error drops it.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let throttling = Throttling(sink, dueTime, latest, scheduler)
      throttling.start(source)
      return throttling
    }
  }
}

private final class Throttling<Element: Sendable>: Disposable {
  private struct State {
    var lastSent: RxTime?
    var pending: Element?
    var hasCompleted = false
  }

  private let sink: Sink<Element>
  private let dueTime: RxTimeInterval
  private let latest: Bool
  private let scheduler: any SchedulerType
  private let upstream = Subscription()
  private let timer = SerialDisposable()
  private let serializer = Serializer()
  private let state = Confined(State())

  init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ latest: Bool, _ scheduler: any SchedulerType) {
    self.sink = sink
    self.dueTime = dueTime
    self.latest = latest
    self.scheduler = scheduler
  }

  func dispose() {
    upstream.dispose()
    timer.dispose()
  }

  func start(_ source: Observable<Element>) {
    let receive: @Sendable (Element) -> Void = { self.receive($0) }
    source.start(
      Sink(
        upstream, next: { if self.upstream.isActive { self.serializer.perform($0, receive) } },
        stop: { termination in
          guard self.upstream.stop() else { return }
          self.serializer.perform(termination) { self.ended($0) }
        }))
  }

  private func receive(_ element: Element) {
    guard sink.subscription.isActive else { return }
    let now = scheduler.now
    let remaining = state.value.lastSent.map { dueTime.seconds - now.timeIntervalSince($0) } ?? 0
    if remaining <= 0 {
      state.value.pending = nil
      send(element)
    } else if latest {
      let isScheduled = state.value.pending != nil
      state.value.pending = element
      if !isScheduled { schedule(after: remaining) }
    }
  }

  private func schedule(after seconds: Double) {
    timer.disposable = scheduler.scheduleRelative((), dueTime: .seconds(precisely: seconds)) { _ in
      self.serializer.perform(()) { _ in self.flush() }
      return Disposables.create()
    }
  }

  private func flush() {
    guard sink.subscription.isActive, let element = state.value.pending else { return }
    state.value.pending = nil
    send(element)
    if state.value.hasCompleted { sink.stop(.completed) }
  }

  private func send(_ element: Element) {
    sink.next(element)
    state.value.lastSent = scheduler.now
  }

  private func ended(_ termination: Termination) {
    guard sink.subscription.isActive else { return }
    if case .completed = termination, state.value.pending != nil {
      state.value.hasCompleted = true
    } else {
      sink.stop(termination)
    }
  }
}
