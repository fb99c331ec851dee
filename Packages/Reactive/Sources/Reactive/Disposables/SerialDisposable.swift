/// Holds one disposable at a time; the one before is disposed of when the next is set.
@preconcurrency public final class SerialDisposable: Cancelable {
  private struct State {
    var isDisposed = false
    var current: (any Disposable)?
  }

  private let state = Lock(State())

  /// An empty one.
  public init() {}

  /// Whether `dispose()` was called.
  public var isDisposed: Bool { state.withLock { $0.isDisposed } }

  /// The disposable held. Setting it disposes of the one before, or of the new one if this is disposed of already.
  public var disposable: any Disposable {
    get { state.withLock { $0.current } ?? Disposables.create() }
    set {
      let superseded: (any Disposable)? = state.withLock { state in
        if state.isDisposed { return newValue }
        defer { state.current = newValue }
        return state.current
      }
      superseded?.dispose()
    }
  }

  /// Disposes of the disposable held and of every one set later.
  public func dispose() {
    let current = state.withLock { state in
      state.isDisposed = true
      defer { state.current = nil }
      return state.current
    }
    current?.dispose()
  }
}
