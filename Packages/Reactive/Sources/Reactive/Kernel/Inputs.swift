/// One run of an operator with several inputs: their events take turns, and none passes once the run is over.
@usableFromInline final class Inputs: Disposable {
  @usableFromInline let group = SubscriptionGroup()
  @usableFromInline let serializer = Serializer()
  @usableFromInline let downstream: Subscription

  @usableFromInline init(_ downstream: Subscription) { self.downstream = downstream }

  @usableFromInline func dispose() { group.dispose() }

  /// Runs `source`, unless the run is over already. What it ends with is passed to `stop`, and then it is disposed of, alone.
  ///
  /// The closures of all inputs may share state: no two run at the same time.
  @inlinable func start<Element: Sendable>(
    _ source: Observable<Element>,
    next: @escaping @Sendable (Element) -> Void,
    stop: @escaping @Sendable (Termination) -> Void
  ) {
    guard downstream.isActive else { return }
    let (subscription, serializer, downstream) = (group.add(), serializer, downstream)
    let receive: @Sendable (Element) -> Void = { if downstream.isActive { next($0) } }
    source.start(
      Sink(
        subscription,
        next: { if subscription.isActive { serializer.perform($0, receive) } },
        stop: { termination in
          guard subscription.stop() else { return }
          serializer.perform(termination) { if downstream.isActive { stop($0) } }
          self.group.remove(subscription)
        }))
  }
}
