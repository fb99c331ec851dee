/// The end that subscribers of `Single`, `Maybe` and `Completable` have in common: one handler, then `onDisposed`, which also runs, once,
/// on disposal.
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

  /// What the caller of `subscribe` gets.
  @inlinable func disposing(_ subscription: any Disposable) -> any Disposable {
    if let disposed { Disposables.create(subscription, disposed) } else { subscription }
  }
}
