/// The handlers at the end of a chain. They are separate from the subscription that the caller keeps, so that their
/// captures are released when the run ends.
@usableFromInline final class Handlers<Element: Sendable>: Sendable {
  @usableFromInline let subscription = Subscription()
  @usableFromInline let onNext: (@Sendable (Element) -> Void)?
  @usableFromInline let onError: (@Sendable (any Error) -> Void)?
  @usableFromInline let onCompleted: (@Sendable () -> Void)?
  @usableFromInline let disposed: AnonymousDisposable?
  @usableFromInline let callStack: [String]
  @usableFromInline let origin: Origin

  @inlinable init(
    onNext: (@Sendable (Element) -> Void)?,
    onError: (@Sendable (any Error) -> Void)?,
    onCompleted: (@Sendable () -> Void)?,
    onDisposed: (@Sendable () -> Void)?,
    at origin: Origin
  ) {
    self.origin = origin
    self.onNext = onNext
    self.onError = onError
    self.onCompleted = onCompleted
    if let onDisposed { disposed = AnonymousDisposable(onDisposed) } else { disposed = nil }
    callStack = onError == nil ? Hooks.captureCallStack() : []
  }

  /// Subscribes to `source` and returns the disposable for the caller.
  @inlinable func subscribe(to source: Observable<Element>) -> any Disposable {
    source.start(Sink(subscription, next: { self.next($0) }, stop: { self.stop($0) }), at: origin)
    if let disposed { return Disposables.create(subscription, disposed) }
    return subscription
  }

  @inlinable func next(_ element: Element) {
    ForeignCode.willRun()
    if subscription.isActive { onNext?(element) }
  }

  @usableFromInline func stop(_ termination: Termination) {
    ForeignCode.willRun()
    subscription.end {
      switch termination {
      case .completed: onCompleted?()
      case .error(let error):
        if let onError { onError(error) } else { Hooks.report(error, callStack, at: origin, of: subscription) }
      }
      disposed?.dispose()
    }
  }
}
