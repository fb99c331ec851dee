/// What an operator pushes events into: the continuation of one subscription, towards the subscriber.
///
/// The contract, on which every operator relies:
/// 1. A sink receives `next* stop?`, never overlapping; its source sees to that.
/// 2. `stop` marks `subscription` as stopped before it delivers anything, and disposes of it afterwards. A stage that can pass `stop` on
///    at once therefore needs no disposable and no flag of its own: it hands down the same `subscription`.
/// 3. A stage that does otherwise (it resubscribes, waits, delays, has several inputs) gives its upstream a `Subscription` of its own.
/// 4. A source asks `subscription.isActive` before each element. That is what makes `take(1)` end a synchronous source.
@usableFromInline @frozen package struct Sink<Element: Sendable>: Sendable {
  @usableFromInline let subscription: Subscription
  @usableFromInline package let next: @Sendable (Element) -> Void
  @usableFromInline package let stop: @Sendable (Termination) -> Void

  @inlinable init(
    _ subscription: Subscription,
    next: @escaping @Sendable (Element) -> Void,
    stop: @escaping @Sendable (Termination) -> Void
  ) {
    self.subscription = subscription
    self.next = next
    self.stop = stop
  }

  /// Whether the subscriber still receives events.
  package var isActive: Bool { subscription.isActive }

  /// Ends the sequence with `error`. Out of line: an error path inlined into `next` costs every element its register spills.
  @usableFromInline @inline(never) package func fail(_ error: any Error) {
    stop(.error(error))
  }

  /// The same for a stage that captured nothing of its sink but its closures.
  @usableFromInline @inline(never) static func fail(_ stop: @Sendable (Termination) -> Void, _ error: any Error) {
    stop(.error(error))
  }
}
