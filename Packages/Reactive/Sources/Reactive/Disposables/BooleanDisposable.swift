import Synchronization

/// A disposable that only records whether it has been disposed of.
@preconcurrency public final class BooleanDisposable: Cancelable {
  private let flag: Atomic<Bool>

  /// Creates a disposable that has not been disposed of.
  public init() { flag = Atomic(false) }

  /// Creates a disposable with the given initial state.
  public init(isDisposed: Bool) { flag = Atomic(isDisposed) }

  /// A Boolean value that indicates whether the disposable has been disposed of.
  public var isDisposed: Bool { flag.load(ordering: .acquiring) }

  /// Sets `isDisposed` to `true`.
  public func dispose() { flag.store(true, ordering: .releasing) }
}
