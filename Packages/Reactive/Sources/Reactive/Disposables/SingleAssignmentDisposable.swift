/// A disposable whose underlying disposable can be set once, after its creation.
@preconcurrency public final class SingleAssignmentDisposable: Cancelable, @unchecked Sendable {
  // Invariant of @unchecked: `state` is accessed only while `lock` is held.
  private struct State {
    var isDisposed = false
    var isAssigned = false
    var disposable: (any Disposable)?
  }

  private let lock = BareLock()
  @exclusivity(unchecked) private var state = State()

  /// Creates an empty disposable.
  public init() {}

  /// A Boolean value that indicates whether `dispose()` was called.
  public var isDisposed: Bool { lock.withLock { state.isDisposed } }

  /// Sets the underlying disposable, which is disposed of immediately if `dispose()` was called before.
  ///
  /// - Precondition: `setDisposable(_:)` has not been called before.
  public func setDisposable(_ disposable: any Disposable) {
    let (wasAssigned, isDisposed) = lock.withLock {
      defer {
        state.isAssigned = true
        if !state.isDisposed { state.disposable = disposable }
      }
      return (state.isAssigned, state.isDisposed)
    }
    precondition(!wasAssigned, "the disposable of a SingleAssignmentDisposable was set twice")
    if isDisposed { disposable.dispose() }
  }

  /// Disposes of the underlying disposable, now or when it is set.
  public func dispose() {
    let disposable = lock.withLock {
      state.isDisposed = true
      defer { state.disposable = nil }
      return state.disposable
    }
    disposable?.dispose()
  }
}
