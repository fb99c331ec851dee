public import Synchronization

/// One run of an operator that subscribes to several sequences at a time and sends their elements downstream.
///
/// The run completes when the outer and all inner sequences have completed. The first error terminates the run.
@usableFromInline final class MergeSink<Element: Sendable>: SubscriptionGroup, @unchecked Sendable {
  // Invariant of @unchecked: `admission` is accessed only while `lock` is held; the rest is immutable and Sendable.
  @usableFromInline let sink: Sink<Element>
  @usableFromInline let unfinished = Atomic<Int>(1)
  @usableFromInline let isLimited: Bool
  @exclusivity(unchecked) @usableFromInline var admission: Admission<Element>?

  /// Creates a run that sends to `sink`.
  ///
  /// - Parameter limit: The maximum number of inner sequences that run at a time; `nil` for no limit.
  @inlinable init(_ sink: Sink<Element>, limit: Int? = nil) {
    self.sink = sink
    isLimited = limit != nil
    admission = limit.map { Admission(vacancies: $0) }
    super.init()
  }

  /// Whether an inner sequence is running or waiting. The value is valid until the outer
  /// sequence has completed.
  @inlinable var isBusy: Bool { unfinished.load(ordering: .acquiring) > 1 }

  /// Subscribes to the outer sequence, and to the inner sequence that `selector` returns for each outer element.
  ///
  /// - Parameter dropsWhileBusy: Whether outer elements are ignored while an inner sequence is running or waiting.
  @inlinable func start<Outer: Sendable, Inner: ObservableConvertibleType>(
    _ outer: Observable<Outer>, dropsWhileBusy: Bool = false, _ selector: @escaping @Sendable (Outer) throws -> Inner
  ) where Inner.Element == Element {
    let source = MergeOuterSink(self, dropsWhileBusy, selector)
    add(source)
    outer.start(Sink(source, next: { source.receive($0) }, stop: { source.merging.ended(source, $0, isInner: false) }))
  }

  /// Subscribes to an inner sequence as soon as the limit allows.
  @inlinable func merge(_ inner: Observable<Element>) {
    unfinished.wrappingAdd(1, ordering: .acquiringAndReleasing)
    guard isLimited else { return run(inner) }
    if lock.withLock({ admission?.arrive(inner) == true }) { runAndAdmit(inner) }
  }

  @usableFromInline func fail(_ error: any Error) {
    perform(.error(error)) { self.stop($0) }
  }

  /// Subscribes to `inner`, and then to waiting sequences as long as the limit allows. If a sequence ends immediately,
  /// the loop in this method starts the next sequence, so that the stack does not grow.
  @inlinable func runAndAdmit(_ inner: Observable<Element>) {
    run(inner)
    while let next = lock.withLock({ admission?.started() }) { run(next) }
  }

  @inlinable func run(_ inner: Observable<Element>) {
    guard sink.subscription.isActive else { return }
    // `just` needs no subscription.
    if let just = inner.just {
      return Trampoline.perform {
        receive(just.element)
        completed()
        if isLimited { leave() }
      }
    }
    let member = MergeInnerSink(self)
    add(member)
    inner.start(Sink(member, next: { member.merging.receive($0) }, stop: { member.merging.ended(member, $0) }))
  }

  @inlinable func receive(_ element: Element) {
    let entry = enter()
    if entry == .refused { return wait(element) }
    deliver(element)
    leave(entry)
  }

  @inlinable @inline(never) func wait(_ element: Element) {
    enqueue { self.deliver(element) }
  }

  @inlinable func deliver(_ element: Element) {
    if sink.subscription.isActive { sink.next(element) }
  }

  @inlinable func stop(_ termination: Termination) {
    if sink.subscription.isActive { sink.stop(termination) }
  }

  @inlinable func ended(_ subscription: GroupedSubscription, _ termination: Termination, isInner: Bool = true) {
    guard subscription.stop() else { return }
    switch termination {
    case .error: perform(termination) { self.stop($0) }
    case .completed:
      completed()
      if isInner, isLimited { return leave(subscription) }
    }
    remove(subscription)
  }

  @inlinable func completed() {
    if unfinished.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
      // Elements that other threads sent before their sequences completed may still be queued.
      performLast(.completed) { self.stop($0) }
    }
  }

  /// Removes the subscription to a completed inner sequence, and starts the next waiting sequence.
  ///
  /// - Parameter subscription: The subscription to remove, or `nil` if the completed sequence needed none.
  @inlinable func leave(_ subscription: GroupedSubscription? = nil) {
    // First, so that the next sequence is subscribed to after this one has been disposed of.
    subscription?.dispose()
    let next = lock.withLock {
      if let subscription { unlink(subscription) }
      return admission?.leave()
    }
    if let next { runAndAdmit(next) }
  }
}

/// The subscription to the outer sequence of a `MergeSink`.
@usableFromInline
final class MergeOuterSink<Outer: Sendable, Inner: ObservableConvertibleType>: GroupedSubscription,
  @unchecked Sendable
{
  // Invariant of @unchecked: the stored properties are immutable and Sendable.
  @usableFromInline let merging: MergeSink<Inner.Element>
  @usableFromInline let dropsWhileBusy: Bool
  @usableFromInline let selector: @Sendable (Outer) throws -> Inner

  @inlinable init(
    _ merging: MergeSink<Inner.Element>, _ dropsWhileBusy: Bool, _ selector: @escaping @Sendable (Outer) throws -> Inner
  ) {
    self.merging = merging
    self.dropsWhileBusy = dropsWhileBusy
    self.selector = selector
    super.init()
  }

  @inlinable func receive(_ outer: Outer) {
    guard isActive, !(dropsWhileBusy && merging.isBusy) else { return }
    let inner: Inner
    do { inner = try selector(outer) } catch { return merging.fail(error) }
    merging.merge(inner.asObservable())
  }
}

/// The subscription to an inner sequence of a `MergeSink`.
@usableFromInline final class MergeInnerSink<Element: Sendable>: GroupedSubscription, @unchecked Sendable {
  // Invariant of @unchecked: the stored property is immutable and Sendable.
  @usableFromInline let merging: MergeSink<Element>

  @inlinable init(_ merging: MergeSink<Element>) {
    self.merging = merging
    super.init()
  }
}

/// The inner sequences that wait until others have ended. At most one is being started at any time.
@usableFromInline struct Admission<Element: Sendable> {
  @usableFromInline var vacancies: Int
  @usableFromInline var isStarting = false
  @usableFromInline var waiting = Queue<Observable<Element>>()

  @inlinable init(vacancies: Int) { self.vacancies = vacancies }

  /// Returns whether `inner` can start now, and stores it if it cannot.
  @inlinable mutating func arrive(_ inner: Observable<Element>) -> Bool {
    guard !isStarting, vacancies > 0 else {
      waiting.append(inner)
      return false
    }
    vacancies -= 1
    isStarting = true
    return true
  }

  /// Records that a sequence has been started, and returns the next sequence to start, or `nil` if none can start now.
  @inlinable mutating func started() -> Observable<Element>? {
    isStarting = false
    return admit()
  }

  /// Records that a sequence has ended, and returns the next sequence to start, or `nil` if none can start now.
  @inlinable mutating func leave() -> Observable<Element>? {
    vacancies += 1
    return admit()
  }

  @inlinable mutating func admit() -> Observable<Element>? {
    guard !isStarting, vacancies > 0, let inner = waiting.popFirst() else { return nil }
    vacancies -= 1
    isStarting = true
    return inner
  }
}
