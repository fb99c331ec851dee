/// A disposable that contains one other disposable at a time, and disposes of it when the next one is set.
@preconcurrency public final class SerialDisposable: Cancelable, @unchecked Sendable {
  // Invariant of @unchecked: `state` is accessed only while `lock` is held.
  private struct State {
    var isDisposed = false
    var current: (any Disposable)?
  }

  private let lock = BareLock()
  @exclusivity(unchecked) private var state = State()

  /// Creates an empty disposable.
  public init() {}

  /// A Boolean value that indicates whether `dispose()` was called.
  public var isDisposed: Bool { lock.withLock { state.isDisposed } }

  /// The underlying disposable.
  ///
  /// Setting this property disposes of the previous value, or of the new value if `dispose()` was called before.
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

  /// Disposes of the underlying disposable, and of each disposable that is set later.
  public func dispose() {
    let current = lock.withLock {
      state.isDisposed = true
      defer { state.current = nil }
      return state.current
    }
    current?.dispose()
  }
}
