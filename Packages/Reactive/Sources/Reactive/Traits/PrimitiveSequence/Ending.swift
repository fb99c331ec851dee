/// The end of a subscription to a `Single`, `Maybe` or `Completable`: one closure is called, and then `onDisposed`,
/// which is also called, once, on disposal.
@usableFromInline struct Ending: Sendable {
  @usableFromInline let onError: (@Sendable (any Error) -> Void)?
  @usableFromInline let callStack: [String]
  @usableFromInline let disposed: AnonymousDisposable?

  @inlinable init(onError: (@Sendable (any Error) -> Void)?, onDisposed: (@Sendable () -> Void)?) {
    self.onError = onError
    callStack = onError == nil ? Hooks.captureCallStack() : []
    if let onDisposed { disposed = AnonymousDisposable(onDisposed) } else { disposed = nil }
  }

  @inlinable func finish(_ handle: () -> Void) {
    handle()
    disposed?.dispose()
  }

  @usableFromInline func fail(_ error: any Error) {
    finish { if let onError { onError(error) } else { Hooks.defaultErrorHandler(callStack, error) } }
  }

  /// Returns the disposable for the caller of `subscribe`.
  @inlinable func disposing(_ subscription: any Disposable) -> any Disposable {
    if let disposed { Disposables.create(subscription, disposed) } else { subscription }
  }
}
