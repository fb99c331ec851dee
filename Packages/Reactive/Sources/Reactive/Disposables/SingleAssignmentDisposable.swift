/// Holds one disposable that becomes known later.
@preconcurrency public final class SingleAssignmentDisposable: Cancelable {
  private struct State {
    var isDisposed = false
    var isAssigned = false
    var disposable: (any Disposable)?
  }

  private let state = Lock(State())

  /// An empty one.
  public init() {}

  /// Whether `dispose()` was called.
  public var isDisposed: Bool { state.withLock { $0.isDisposed } }

  /// Hands over the disposable; it is disposed of at once if `dispose()` was called before.
  ///
  /// - Precondition: Called once.
  public func setDisposable(_ disposable: any Disposable) {
    let (wasAssigned, isDisposed) = state.withLock { state in
      defer {
        state.isAssigned = true
        if !state.isDisposed { state.disposable = disposable }
      }
      return (state.isAssigned, state.isDisposed)
    }
    precondition(!wasAssigned, "the disposable of a SingleAssignmentDisposable was set twice")
    if isDisposed { disposable.dispose() }
  }

  /// Disposes of the disposable, now or when it is handed over.
  public func dispose() {
    let disposable = state.withLock { state in
      state.isDisposed = true
      defer { state.disposable = nil }
      return state.disposable
    }
    disposable?.dispose()
  }
}
