/// The end that subscribers of `Single`, `Maybe` and `Completable` have in common: one handler, then `onDisposed`, which also runs, once,
/// on disposal.
struct Ending: Sendable {
  private let onError: (@Sendable (any Error) -> Void)?
  private let callStack: [String]
  private let disposed: (any Cancelable)?

  init(onError: (@Sendable (any Error) -> Void)?, onDisposed: (@Sendable () -> Void)?) {
    self.onError = onError
    callStack = onError == nil ? Hooks.captureCallStack() : []
    disposed = onDisposed.map { Disposables.create(with: $0) }
  }

  func finish(_ handle: () -> Void) {
    handle()
    disposed?.dispose()
  }

  func fail(_ error: any Error) {
    finish { if let onError { onError(error) } else { Hooks.defaultErrorHandler(callStack, error) } }
  }

  /// What the caller of `subscribe` gets.
  func disposing(_ subscription: any Disposable) -> any Disposable {
    disposed.map { Disposables.create(subscription, $0) } ?? subscription
  }
}
