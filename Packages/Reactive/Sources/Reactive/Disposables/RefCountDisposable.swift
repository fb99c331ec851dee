/// Disposes of what it holds when it was disposed of itself and all the handles that it gave out were, too.
@preconcurrency public final class RefCountDisposable: Cancelable {
  private struct State {
    var isDisposed = false
    var handles = 0
    var underlying: (any Disposable)?
  }

  private let state: Lock<State>

  /// One that holds `disposable`, with no handle yet.
  public init(disposable: any Disposable) { state = Lock(State(underlying: disposable)) }

  /// Whether what it held was disposed of.
  public var isDisposed: Bool { state.withLock { $0.underlying == nil } }

  /// A handle that keeps what is held alive until it is disposed of, however often that is. One that does nothing if it is too late.
  public func retain() -> any Disposable {
    let isLate = state.withLock { state in
      if state.underlying == nil { return true }
      state.handles += 1
      return false
    }
    return isLate ? Disposables.create() : Disposables.create(with: { self.release { $0.handles -= 1 } })
  }

  /// Gives up the primary claim; the handles keep theirs.
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
