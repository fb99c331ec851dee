public import Synchronization

/// One run of an operator that listens to several sequences at a time and passes on what any of them sends.
///
/// It completes when the outer sequence and every inner one have; the first error ends it.
@usableFromInline final class Merging<Element: Sendable>: Disposable {
  @usableFromInline let group = SubscriptionGroup()
  @usableFromInline let sink: Sink<Element>
  @usableFromInline let serializer = Serializer()
  @usableFromInline let unfinished = Atomic<Int>(1)
  @usableFromInline let admission: Lock<Admission<Element>>?
  @usableFromInline let next: @Sendable (Element) -> Void
  private let stop: @Sendable (Termination) -> Void

  /// - Parameter limit: How many inner sequences may run at a time; any number for `nil`.
  @usableFromInline init(_ sink: Sink<Element>, limit: Int? = nil) {
    self.sink = sink
    admission = limit.map { Lock(Admission(vacancies: $0)) }
    next = { if sink.subscription.isActive { sink.next($0) } }
    stop = { if sink.subscription.isActive { sink.stop($0) } }
  }

  @usableFromInline func dispose() { group.dispose() }

  /// Whether an inner sequence is running or waiting.
  @inlinable var isBusy: Bool { unfinished.load(ordering: .acquiring) > 1 }

  /// Runs the outer sequence.
  @inlinable func start<Outer: Sendable>(
    _ outer: Observable<Outer>, _ subscribe: @escaping @Sendable (Outer) -> Void
  ) {
    let subscription = group.add()
    outer.start(
      Sink(
        subscription, next: { if subscription.isActive { subscribe($0) } },
        stop: { self.ended(subscription, $0, isInner: false) }))
  }

  /// Runs an inner sequence beside those that run already, as soon as the limit allows.
  @inlinable func merge(_ inner: Observable<Element>) {
    unfinished.wrappingAdd(1, ordering: .acquiringAndReleasing)
    guard let admission else { return run(inner) }
    admission.withLock { $0.waiting.append(inner) }
    admit()
  }

  @usableFromInline func fail(_ error: any Error) {
    serializer.perform(.error(error), stop)
  }

  /// Runs those who wait for as long as there is a vacancy. One that ends at once leaves the next one to the loop that started it, so that
  /// the stack does not grow.
  @usableFromInline func admit() {
    guard let admission else { return }
    while let inner = admission.withLock({ $0.admit() }) {
      run(inner)
      admission.withLock { $0.isStarting = false }
    }
  }

  @inlinable func run(_ inner: Observable<Element>) {
    guard sink.subscription.isActive else { return }
    let subscription = group.add()
    inner.start(
      Sink(
        subscription, next: { self.serializer.perform($0, self.next) },
        stop: { self.ended(subscription, $0, isInner: true) }))
  }

  @usableFromInline func ended(_ subscription: Subscription, _ termination: Termination, isInner: Bool) {
    guard subscription.stop() else { return }
    switch termination {
    case .error: serializer.perform(termination, stop)
    case .completed:
      if unfinished.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
        serializer.perform(.completed, stop)
      } else if isInner, let admission, admission.withLock({ $0.leave() }) {
        // One that waits is subscribed to only after the one before it has been disposed of.
        group.remove(subscription)
        return admit()
      }
    }
    group.remove(subscription)
  }
}

/// The inner sequences that wait for others to end.
@usableFromInline struct Admission<Element: Sendable> {
  var vacancies: Int
  var isStarting = false
  @usableFromInline var waiting = Queue<Observable<Element>>()

  /// Whether somebody waits for the vacancy.
  mutating func leave() -> Bool {
    vacancies += 1
    return !waiting.isEmpty
  }

  mutating func admit() -> Observable<Element>? {
    guard !isStarting, vacancies > 0, let inner = waiting.popFirst() else { return nil }
    vacancies -= 1
    isStarting = true
    return inner
  }
}
