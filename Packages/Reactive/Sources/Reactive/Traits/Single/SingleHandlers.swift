/// The closures of one subscription to a `Single`. The completion that follows the element is ignored.
@usableFromInline final class SingleHandlers<Element: Sendable>: @unchecked Sendable {
  // Invariant of @unchecked: `isAnswered` is accessed by the events of one sink, which never overlap.
  @usableFromInline let subscription = Subscription()
  @usableFromInline let onSuccess: (@Sendable (Element) -> Void)?
  @usableFromInline let ending: Ending
  @exclusivity(unchecked) @usableFromInline var isAnswered = false

  @inlinable init(
    onSuccess: (@Sendable (Element) -> Void)?,
    onFailure: (@Sendable (any Error) -> Void)?,
    onDisposed: (@Sendable () -> Void)?,
    at origin: Origin
  ) {
    self.onSuccess = onSuccess
    ending = Ending(onError: onFailure, onDisposed: onDisposed, at: origin)
  }

  /// Runs `source` and returns the disposable for the caller.
  @inlinable func subscribe(to source: Observable<Element>) -> any Disposable {
    source.start(Sink(subscription, next: { self.next($0) }, stop: { self.stop($0) }), at: ending.origin)
    return ending.disposing(subscription)
  }

  @inlinable func next(_ element: Element) {
    ForeignCode.willRun()
    guard subscription.isActive, !isAnswered else { return }
    isAnswered = true
    onSuccess?(element)
    ending.finish {}
  }

  @usableFromInline func stop(_ termination: Termination) {
    ForeignCode.willRun()
    subscription.end {
      guard !isAnswered else { return }
      isAnswered = true
      switch termination {
      case .error(let error): ending.fail(error, of: subscription)
      case .completed:
        assertionFailure("A Single completed without an element.")
        ending.fail(RxError.noElements, of: subscription)
      }
    }
  }
}
