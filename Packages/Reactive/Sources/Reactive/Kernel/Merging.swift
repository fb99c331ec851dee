import Synchronization

/// One run of an operator that listens to several sequences at a time and passes on what any of them sends.
///
/// It completes when the outer sequence and every inner one have; the first error ends it.
@usableFromInline final class Merging<Element: Sendable>: Disposable {
  @usableFromInline let group = SubscriptionGroup()
  private let sink: Sink<Element>
  private let serializer = Serializer()
  private let running = Atomic<Int>(1)
  private let next: @Sendable (Element) -> Void
  private let stop: @Sendable (Termination) -> Void

  @usableFromInline init(_ sink: Sink<Element>) {
    self.sink = sink
    next = { if sink.subscription.isActive { sink.next($0) } }
    stop = { if sink.subscription.isActive { sink.stop($0) } }
  }

  @usableFromInline func dispose() { group.dispose() }

  /// Whether an inner sequence is running.
  @usableFromInline var isBusy: Bool { running.load(ordering: .acquiring) > 1 }

  /// Runs the outer sequence.
  @usableFromInline func start<Outer: Sendable>(
    _ outer: Observable<Outer>, _ subscribe: @escaping @Sendable (Outer) -> Void
  ) {
    let subscription = group.add()
    outer.start(
      Sink(
        subscription, next: { if subscription.isActive { subscribe($0) } },
        stop: { self.ended(subscription, $0) }))
  }

  /// Runs an inner sequence beside those that run already.
  @usableFromInline func merge(_ inner: Observable<Element>) {
    let subscription = group.add()
    running.wrappingAdd(1, ordering: .acquiringAndReleasing)
    inner.start(
      Sink(
        subscription, next: { self.serializer.perform($0, self.next) },
        stop: { self.ended(subscription, $0) }))
  }

  @usableFromInline func fail(_ error: any Error) {
    serializer.perform(.error(error), stop)
  }

  private func ended(_ subscription: Subscription, _ termination: Termination) {
    guard subscription.stop() else { return }
    switch termination {
    case .error: serializer.perform(termination, stop)
    case .completed:
      if running.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
        serializer.perform(.completed, stop)
      }
    }
    group.remove(subscription)
  }
}
