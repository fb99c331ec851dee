import Synchronization

/// A flag that can be raised once.
@preconcurrency public final class BooleanDisposable: Cancelable {
  private let flag: Atomic<Bool>

  /// A flag that is not raised.
  public init() { flag = Atomic(false) }

  /// A flag that is raised if `isDisposed` says so.
  public init(isDisposed: Bool) { flag = Atomic(isDisposed) }

  /// Whether it is raised.
  public var isDisposed: Bool { flag.load(ordering: .acquiring) }

  /// Raises it.
  public func dispose() { flag.store(true, ordering: .releasing) }
}
