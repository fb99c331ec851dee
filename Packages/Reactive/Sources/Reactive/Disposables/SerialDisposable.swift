/// Holds one disposable at a time; the one before is disposed of when the next is set.
@preconcurrency public final class SerialDisposable: Cancelable, @unchecked Sendable {
  // Invariant of @unchecked: `state` is touched with `lock` held only.
  private struct State {
    var isDisposed = false
    var current: (any Disposable)?
  }

  private let lock = BareLock()
  @exclusivity(unchecked) private var state = State()

  /// An empty one.
  public init() {}

  /// Whether `dispose()` was called.
  public var isDisposed: Bool { lock.withLock { state.isDisposed } }

  /// The disposable held. Setting it disposes of the one before, or of the new one if this is disposed of already.
  public var disposable: any Disposable {
    get { lock.withLock { state.current } ?? Disposables.create() }
    set {
      let superseded: (any Disposable)? = lock.withLock {
        if state.isDisposed { return newValue }
        defer { state.current = newValue }
        return state.current
      }
      superseded?.dispose()
    }
  }

  /// Disposes of the disposable held and of every one set later.
  public func dispose() {
    let current = lock.withLock {
      state.isDisposed = true
      defer { state.current = nil }
      return state.current
    }
    current?.dispose()
  }
}
