/// A disposable that disposes of an underlying disposable as soon as ``dispose()`` has been called and all handles from
/// ``retain()`` have been disposed of.
@preconcurrency public final class RefCountDisposable: Cancelable {
  private struct State {
    var isDisposed = false
    var handles = 0
    var underlying: (any Disposable)?
  }

  private let state: Lock<State>

  /// Creates a reference-counted disposable without handles.
  public init(disposable: any Disposable) { state = Lock(State(underlying: disposable)) }

  /// A Boolean value that indicates whether the underlying disposable was disposed of.
  public var isDisposed: Bool { state.withLock { $0.underlying == nil } }

  /// Returns a handle that keeps the underlying disposable alive until the handle is disposed of.
  ///
  /// If the underlying disposable has been disposed of already, the handle does nothing.
  public func retain() -> any Disposable {
    let isLate = state.withLock { state in
      if state.underlying == nil { return true }
      state.handles += 1
      return false
    }
    return isLate ? Disposables.create() : Disposables.create(with: { self.release { $0.handles -= 1 } })
  }

  /// Disposes of the underlying disposable as soon as all handles have been disposed of.
  public func dispose() { release { $0.isDisposed = true } }

  private func release(_ change: (inout State) -> Void) {
    let free: (any Disposable)? = state.withLock { state in
      change(&state)
      guard state.isDisposed, state.handles == 0 else { return nil }
      defer { state.underlying = nil }
      return state.underlying
    }
    free?.dispose()
  }
}
