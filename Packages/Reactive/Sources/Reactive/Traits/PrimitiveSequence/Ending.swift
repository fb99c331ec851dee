/// The handlers for the end of a subscription to a `Single`, `Maybe` or `Completable`. When the sequence terminates,
/// the closure for its event, if there is one, is called, followed by `onDisposed`. If the subscription is disposed of
/// first, only `onDisposed` is called. `onDisposed` is called at most once.
@usableFromInline struct Ending: Sendable {
  @usableFromInline let onError: (@Sendable (any Error) -> Void)?
  @usableFromInline let callStack: [String]
  @usableFromInline let origin: Origin
  @usableFromInline let disposed: AnonymousDisposable?

  @inlinable init(onError: (@Sendable (any Error) -> Void)?, onDisposed: (@Sendable () -> Void)?, at origin: Origin) {
    self.onError = onError
    self.origin = origin
    callStack = onError == nil ? Hooks.captureCallStack() : []
    if let onDisposed { disposed = AnonymousDisposable(onDisposed) } else { disposed = nil }
  }

  @inlinable func finish(_ handle: () -> Void) {
    handle()
    disposed?.dispose()
  }

  /// Passes an error to `onError`, or reports it as unhandled.
  ///
  /// - Parameter subscription: The subscription, if it is known, for the report of an unhandled error.
  @usableFromInline func fail(_ error: any Error, of subscription: Subscription? = nil) {
    finish {
      if let onError { onError(error) } else { Hooks.report(error, callStack, at: origin, of: subscription) }
    }
  }

  /// Returns the disposable for the caller of `subscribe`.
  @inlinable func disposing(_ subscription: any Disposable) -> any Disposable {
    if let disposed { Disposables.create(subscription, disposed) } else { subscription }
  }
}
