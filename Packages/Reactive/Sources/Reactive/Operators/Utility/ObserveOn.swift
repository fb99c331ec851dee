extension ObservableType {
  /// The source, every event of it, errors too, delivered by `scheduler`, in order and never overlapping.
  ///
  ///     source           --1--2--#
  ///     observe(on: s)   ---1--2--#      (in actions of s)
  ///
  /// After disposal nothing that waits is delivered. What waits is not bounded: a source that is faster than the scheduler fills the memory.
  @inlinable public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      guard let serial = scheduler as? SerialDispatchQueueScheduler else {
        return QueuedDelivery(sink, scheduler).start(source)
      }
      return SerialDelivery(sink, serial).start(source)
    }
  }

  /// The source, every event of it delivered by `scheduler`.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { observe(on: scheduler) }
}

/// A serial queue keeps the order by itself, also that among several sequences: each event is an action of its own. One that runs after the
/// disposal finds its subscription over.
@usableFromInline final class SerialDelivery<Element: Sendable>: Subscription, @unchecked Sendable {
  // Invariant of @unchecked: the stored properties are immutable and Sendable.
  @usableFromInline let sink: Sink<Element>
  @usableFromInline let scheduler: SerialDispatchQueueScheduler

  @inlinable init(_ sink: Sink<Element>, _ scheduler: SerialDispatchQueueScheduler) {
    self.sink = sink
    self.scheduler = scheduler
    super.init()
  }

  @inlinable func start(_ source: Observable<Element>) -> any Disposable {
    source.start(Sink(self, next: { self.next($0) }, stop: { self.finish($0) }))
    return self
  }

  @inlinable func next(_ element: Element) {
    guard isActive else { return }
    if scheduler.enter() {
      deliver(element)
      scheduler.leave()
    } else {
      scheduler.enqueue { self.deliver(element) }
    }
  }

  @inlinable func deliver(_ element: Element) {
    if sink.subscription.isActive { sink.next(element) }
  }

  @usableFromInline func finish(_ termination: Termination) {
    guard stop() else { return }
    if scheduler.enter() {
      deliver(termination)
      scheduler.leave()
    } else {
      scheduler.enqueue { self.deliver(termination) }
    }
  }

  private func deliver(_ termination: Termination) {
    if sink.subscription.isActive { sink.stop(termination) }
  }
}

/// The events that wait for their scheduler. One action is scheduled while there are any; it delivers one and schedules the next.
@usableFromInline final class QueuedDelivery<Element: Sendable>: Disposable {
  private let upstream = Subscription()
  private let sink: Sink<Element>
  private let scheduler: any ImmediateSchedulerType
  private let scheduled = SerialDisposable()
  private let waiting = Lock<(events: Queue<Event<Element>>, isScheduled: Bool)>((Queue(), false))

  @usableFromInline init(_ sink: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.sink = sink
    self.scheduler = scheduler
  }

  @usableFromInline func start(_ source: Observable<Element>) -> any Disposable {
    let upstream = upstream
    source.start(
      Sink(
        upstream, next: { if upstream.isActive { self.enqueue(.next($0)) } },
        stop: { if upstream.stop() { self.enqueue(Event($0)) } }))
    return self
  }

  @usableFromInline func dispose() {
    upstream.dispose()
    scheduled.dispose()
  }

  private func enqueue(_ event: Event<Element>) {
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
    deliver(event)
    return waiting.withLock { waiting in
      waiting.isScheduled = !waiting.events.isEmpty
      return waiting.isScheduled
    }
  }

  private func deliver(_ event: Event<Element>) {
    guard sink.subscription.isActive else { return }
    switch event {
    case .next(let element): sink.next(element)
    case .error(let error): sink.stop(.error(error))
    case .completed: sink.stop(.completed)
    }
  }
}
