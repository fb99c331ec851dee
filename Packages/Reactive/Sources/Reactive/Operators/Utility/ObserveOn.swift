extension ObservableType {
  /// Returns an observable that delivers every event in an action of `scheduler`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-ObserveOn)
  ///
  ///     source           --1--2--#
  ///     observe(on: s)   ---1--2--#      (in actions of s)
  ///
  /// Events keep their order and never overlap. An error does not overtake the elements before it. Nothing is delivered
  /// after disposal of the subscription. When the source terminates, it is disposed of, and pending events are still
  /// delivered. The number of pending events is not limited, so a source that is faster than the scheduler uses more
  /// and more memory.
  @inlinable @inline(never) public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      guard let serial = scheduler as? SerialDispatchQueueScheduler else {
        if let concurrent = scheduler as? ConcurrentDispatchQueueScheduler {
          return MailedSink(sink, concurrent.makeMailbox()).start(source)
        }
        return QueuedSink(sink, scheduler).start(source)
      }
      guard let mailbox = serial.mailbox else { return SerialSink(sink, serial).start(source) }
      return MailedSink(sink, mailbox).start(source)
    }
  }

  /// Returns an observable that delivers every event in an action of `scheduler`.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { observe(on: scheduler) }
}

/// The state of one subscription to `observe(on:)` for a scheduler with a mailbox. The mailbox preserves the order of
/// the events, even across several sequences that use the same serial scheduler.
@usableFromInline final class MailedSink<Element: Sendable>: Subscription, @unchecked Sendable {
  // Invariant of @unchecked: `arriving` is accessed only while the lock of `mailbox` is held, and `leaving` only by the
  // mailbox's blocks, which never overlap. `termination` is written while the lock is held, before the turn that reads
  // it. Everything else is immutable.
  @usableFromInline let sink: Sink<Element>
  @usableFromInline let mailbox: Mailbox
  @exclusivity(unchecked) @usableFromInline var arriving = Queue<Element>()
  @exclusivity(unchecked) @usableFromInline var leaving = Queue<Element>()
  /// The terminal event, which is delivered last.
  @exclusivity(unchecked) @usableFromInline var termination = Termination.completed

  @inlinable init(_ sink: Sink<Element>, _ mailbox: Mailbox) {
    self.sink = sink
    self.mailbox = mailbox
    super.init()
  }

  @inlinable func start(_ source: Observable<Element>) -> any Disposable {
    source.start(Sink(self, next: { self.next($0) }, stop: { self.finish($0) }))
    return self
  }

  @inlinable func next(_ element: Element) {
    if isActive { addTurn { arriving.append(element) } }
  }

  @inlinable func finish(_ termination: Termination) {
    guard stop() else { return }
    addTurn { self.termination = termination }
    // The source has terminated. Pending events are still delivered.
    dispose()
  }

  /// Adds an event to the mailbox, and calls `prepare` while the lock of the mailbox is held.
  @inlinable @inline(__always) func addTurn(_ prepare: () -> Void) {
    let isFirst = mailbox.lock.withLock {
      prepare()
      if mailbox.extendRun(of: self) { return false }
      return mailbox.append(from: self) { self.perform(turns: $0) }
    }
    if isFirst { mailbox.schedule() }
  }

  @inlinable func perform(turns: Int) {
    for _ in 0..<turns {
      if leaving.isEmpty { mailbox.lock.withLock { swap(&arriving, &leaving) } }
      let element = leaving.popFirst()
      guard sink.subscription.isActive else { continue }
      if let element { sink.next(element) } else { sink.stop(termination) }
    }
  }
}

/// The state of one subscription to `observe(on:)` for a queue that other code also uses, so that the order of the
/// queue is preserved. Each event is a separate action, which has no effect after disposal.
@usableFromInline final class SerialSink<Element: Sendable>: Subscription, @unchecked Sendable {
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
    // The source has terminated. Pending events are still delivered.
    dispose()
  }

  private func deliver(_ termination: Termination) {
    if sink.subscription.isActive { sink.stop(termination) }
  }
}

/// The events that are pending for a scheduler. While events are pending, one action is scheduled. The action delivers
/// one event and, if another event is pending, schedules the next action.
@usableFromInline final class QueuedSink<Element: Sendable>: Disposable {
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
        stop: { termination in
          guard upstream.stop() else { return }
          self.enqueue(Event(termination))
          // The source has terminated. Pending events are still delivered.
          upstream.dispose()
        }))
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

  /// Delivers one event, and returns a Boolean value that indicates whether another event is pending.
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
