extension SubscriptionGroup {
  /// Runs `source` as one of several inputs: its events go through `serializer`, and it is disposed of when it has ended.
  ///
  /// An event that another thread sent may be carried out after the group was disposed of: `next` and `stop` see to that themselves.
  ///
  /// - Returns: The input's subscription, to end it before the others.
  @discardableResult func start<Input: Sendable>(
    _ source: Observable<Input>, _ serializer: Serializer,
    next: @escaping @Sendable (Input) -> Void, stop: @escaping @Sendable (Termination) -> Void
  ) -> Subscription {
    let subscription = add()
    source.start(
      Sink(
        subscription, next: { if subscription.isActive { serializer.perform($0, next) } },
        stop: { termination in
          guard subscription.stop() else { return }
          serializer.perform(termination, stop)
          self.remove(subscription)
        }))
    return subscription
  }
}
