public import Synchronization

/// One run of an operator that listens to several sequences at a time and passes on what any of them sends.
///
/// It completes when the outer sequence and every inner one have; the first error ends it.
@usableFromInline final class Merging<Element: Sendable>: SubscriptionGroup, @unchecked Sendable {
  // Invariant of @unchecked: the stored properties are immutable and Sendable.
  @usableFromInline let sink: Sink<Element>
  @usableFromInline let unfinished = Atomic<Int>(1)
  @usableFromInline let admission: Lock<Admission<Element>>?

  /// - Parameter limit: How many inner sequences may run at a time; any number for `nil`.
  @inlinable init(_ sink: Sink<Element>, limit: Int? = nil) {
    self.sink = sink
    if let limit { admission = Lock(Admission(vacancies: limit)) } else { admission = nil }
    super.init()
  }

  /// Whether an inner sequence is running or waiting.
  @inlinable var isBusy: Bool { unfinished.load(ordering: .acquiring) > 1 }

  /// Runs the outer sequence, and what `selector` makes of its elements.
  ///
  /// - Parameter dropsWhileBusy: Whether `selector` is not called while an inner sequence is running or waiting.
  @inlinable func start<Outer: Sendable, Inner: ObservableConvertibleType>(
    _ outer: Observable<Outer>, dropsWhileBusy: Bool = false, _ selector: @escaping @Sendable (Outer) throws -> Inner
  ) where Inner.Element == Element {
    let source = MergingSource(self, dropsWhileBusy, selector)
    add(source)
    outer.start(Sink(source, next: { source.receive($0) }, stop: { source.merging.ended(source, $0, isInner: false) }))
  }

  /// Runs an inner sequence beside those that run already, as soon as the limit allows.
  @inlinable func merge(_ inner: Observable<Element>) {
    unfinished.wrappingAdd(1, ordering: .acquiringAndReleasing)
    guard let admission else { return run(inner) }
    if admission.withLock({ $0.arrive(inner) }) { runAndAdmit(inner, admission) }
  }

  @usableFromInline func fail(_ error: any Error) {
    perform(.error(error)) { self.stop($0) }
  }

  /// Runs `inner`, then those who wait for as long as there is a vacancy. One that ends at once leaves the next one to the loop that
  /// started it, so that the stack does not grow.
  @inlinable func runAndAdmit(_ inner: Observable<Element>, _ admission: Lock<Admission<Element>>) {
    var next: Observable<Element>? = inner
    while let inner = next {
      run(inner)
      next = admission.withLock { $0.started() }
    }
  }

  @inlinable func run(_ inner: Observable<Element>) {
    guard sink.subscription.isActive else { return }
    // One that is known to send its element and to end needs no subscription.
    if let just = inner.just {
      return Trampoline.perform {
        receive(just.element)
        innerCompleted()
      }
    }
    let member = Merged(self)
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

  @inlinable func ended(_ subscription: Subscription, _ termination: Termination, isInner: Bool = true) {
    guard subscription.stop() else { return }
    switch termination {
    case .error: perform(termination) { self.stop($0) }
    case .completed: completed()
    }
    // One that waits is subscribed to only after the one before it has been disposed of.
    remove(subscription)
    if isInner, case .completed = termination { leave() }
  }

  @inlinable func innerCompleted() {
    completed()
    leave()
  }

  @inlinable func completed() {
    if unfinished.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
      perform(.completed) { self.stop($0) }
    }
  }

  /// Makes room for one that waits.
  @inlinable func leave() {
    guard let admission, let next = admission.withLock({ $0.leave() }) else { return }
    runAndAdmit(next, admission)
  }
}

/// The outer sequence that runs.
@usableFromInline
final class MergingSource<Outer: Sendable, Inner: ObservableConvertibleType>: Subscription,
  @unchecked Sendable
{
  // Invariant of @unchecked: the stored properties are immutable and Sendable.
  @usableFromInline let merging: Merging<Inner.Element>
  @usableFromInline let dropsWhileBusy: Bool
  @usableFromInline let selector: @Sendable (Outer) throws -> Inner

  @inlinable init(
    _ merging: Merging<Inner.Element>, _ dropsWhileBusy: Bool, _ selector: @escaping @Sendable (Outer) throws -> Inner
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

/// An inner sequence that runs.
@usableFromInline final class Merged<Element: Sendable>: Subscription, @unchecked Sendable {
  // Invariant of @unchecked: the stored property is immutable and Sendable.
  @usableFromInline let merging: Merging<Element>

  @inlinable init(_ merging: Merging<Element>) {
    self.merging = merging
    super.init()
  }
}

/// The inner sequences that wait for others to end. One at a time is being started.
@usableFromInline struct Admission<Element: Sendable> {
  @usableFromInline var vacancies: Int
  @usableFromInline var isStarting = false
  @usableFromInline var waiting = Queue<Observable<Element>>()

  @inlinable init(vacancies: Int) { self.vacancies = vacancies }

  /// True if `inner` is to be started now; otherwise it waits.
  @inlinable mutating func arrive(_ inner: Observable<Element>) -> Bool {
    guard !isStarting, vacancies > 0 else {
      waiting.append(inner)
      return false
    }
    vacancies -= 1
    isStarting = true
    return true
  }

  /// Who is to be started next, after one has been.
  @inlinable mutating func started() -> Observable<Element>? {
    isStarting = false
    return admit()
  }

  /// Who is to be started after one has ended.
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
