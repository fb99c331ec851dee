import Synchronization

extension ObservableType {
  /// The source, every event of it, errors too, delivered by `scheduler`, in order and never overlapping.
  ///
  /// After disposal nothing that waits is delivered.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let upstream = Subscription()
      let delivery = ScheduledDelivery(sink, scheduler)
      source.start(
        Sink(
          upstream,
          next: { if upstream.isActive { delivery.enqueue(.next($0)) } },
          stop: { if upstream.stop() { delivery.enqueue(Event($0)) } }))
      return Disposables.create(upstream, delivery.scheduled)
    }
  }
}

/// The events that wait for their scheduler. One action is scheduled while there are any; it delivers one and schedules the next.
private final class ScheduledDelivery<Element: Sendable>: Sendable {
  let scheduled = SerialDisposable()
  private let sink: Sink<Element>
  private let scheduler: any ImmediateSchedulerType
  private let waiting = Lock<(events: [Event<Element>], isScheduled: Bool)>(([], false))

  init(_ sink: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.sink = sink
    self.scheduler = scheduler
  }

  func enqueue(_ event: Event<Element>) {
    let isFirst = waiting.withLock { waiting in
      waiting.events.append(event)
      defer { waiting.isScheduled = true }
      return !waiting.isScheduled
    }
    if isFirst {
      scheduled.disposable = scheduler.scheduleRecursive(()) { _, recurse in
        if self.deliverNext() { recurse(()) }
      }
    }
  }

  /// Delivers one event; true if another waits.
  private func deliverNext() -> Bool {
    guard sink.subscription.isActive else { return false }
    let event = waiting.withLock { $0.events.removeFirst() }
    switch event {
    case .next(let element): sink.next(element)
    case .error(let error): sink.stop(.error(error))
    case .completed: sink.stop(.completed)
    }
    return waiting.withLock { waiting in
      waiting.isScheduled = !waiting.events.isEmpty
      return waiting.isScheduled
    }
  }
}
