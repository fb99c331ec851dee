/// The receiving end of a stage, to which a source or an operator sends events in one subscription.
///
/// Every operator relies on this contract:
/// 1. A sink receives `next* stop?`, and its calls never overlap; the source ensures that.
/// 2. `stop` marks `subscription` as stopped before it delivers anything, and disposes of it afterward. So a stage that
///    immediately forwards `stop` needs neither a disposable nor a flag: it passes on the same `subscription`.
/// 3. Any other stage (one that resubscribes, waits, delays, or has several inputs) gives its upstream a separate
///    `Subscription`.
/// 4. A source checks `subscription.isActive` before each element. So `take(1)` stops a synchronous source.
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

  /// Delivers `event` if the subscriber still receives events.
  @inlinable func on(_ event: Event<Element>) {
    guard subscription.isActive else { return }
    switch event {
    case .next(let element): next(element)
    case .error(let error): stop(.error(error))
    case .completed: stop(.completed)
    }
  }

  /// Terminates the sequence with `error`. This method is not inlined, because an inlined error path spills registers
  /// for every element.
  @usableFromInline @inline(never) package func fail(_ error: any Error) {
    stop(.error(error))
  }

  /// Calls `stop` with `error`, for a stage that captured only the closures of its sink.
  @usableFromInline @inline(never) static func fail(_ stop: @Sendable (Termination) -> Void, _ error: any Error) {
    stop(.error(error))
  }
}
