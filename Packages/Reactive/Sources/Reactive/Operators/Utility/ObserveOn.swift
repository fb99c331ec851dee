extension ObservableType {
  /// The source, every event of it, errors too, delivered by `scheduler`, in order and never overlapping.
  ///
  ///     source           --1--2--#
  ///     observe(on: s)   ---1--2--#      (in actions of s)
  ///
  /// After disposal nothing that waits is delivered. What waits is not bounded: a source that is faster than the scheduler fills the memory.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let upstream = Subscription()
      let delivery: any EventDelivery<Element> =
        if let serial = scheduler as? SerialDispatchQueueScheduler {
          SerialDelivery(sink, serial)
        } else {
          QueuedDelivery(sink, scheduler)
        }
      source.start(
        Sink(
          upstream,
          next: { if upstream.isActive { delivery.enqueue(.next($0)) } },
          stop: { if upstream.stop() { delivery.enqueue(Event($0)) } }))
      return Disposables.create(upstream, delivery)
    }
  }

  /// The source, every event of it delivered by `scheduler`.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { observe(on: scheduler) }
}

private protocol EventDelivery<Element>: Disposable {
  associatedtype Element: Sendable
  func enqueue(_ event: Event<Element>)
}

extension Sink {
  fileprivate func deliver(_ event: Event<Element>) {
    guard subscription.isActive else { return }
    switch event {
    case .next(let element): next(element)
    case .error(let error): stop(.error(error))
    case .completed: stop(.completed)
    }
  }
}

/// A serial queue keeps the order by itself, also that among several sequences: each event is an action of its own.
private struct SerialDelivery<Element: Sendable>: EventDelivery {
  private let sink: Sink<Element>
  private let scheduler: SerialDispatchQueueScheduler

  init(_ sink: Sink<Element>, _ scheduler: SerialDispatchQueueScheduler) {
    self.sink = sink
    self.scheduler = scheduler
  }

  func enqueue(_ event: Event<Element>) {
    scheduler.perform { [sink] in sink.deliver(event) }
  }

  /// An action that runs after the disposal finds its subscription over.
  func dispose() {}
}

/// The events that wait for their scheduler. One action is scheduled while there are any; it delivers one and schedules the next.
private final class QueuedDelivery<Element: Sendable>: EventDelivery {
  private let sink: Sink<Element>
  private let scheduler: any ImmediateSchedulerType
  private let scheduled = SerialDisposable()
  private let waiting = Lock<(events: Queue<Event<Element>>, isScheduled: Bool)>((Queue(), false))

  init(_ sink: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.sink = sink
    self.scheduler = scheduler
  }

  func dispose() { scheduled.dispose() }

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
    guard let event = waiting.withLock({ $0.events.popFirst() }) else { return false }
    sink.deliver(event)
    return waiting.withLock { waiting in
      waiting.isScheduled = !waiting.events.isEmpty
      return waiting.isScheduled
    }
  }
}
