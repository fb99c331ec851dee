/// Something that can be given up: a subscription, a scheduled action, a resource.
@preconcurrency public protocol Disposable: Sendable {
  /// Gives it up. Safe from any thread and any number of times; only the first call has an effect.
  func dispose()
}

/// A disposable that tells whether it was disposed of.
@preconcurrency public protocol Cancelable: Disposable {
  /// Whether `dispose()` was called.
  var isDisposed: Bool { get }
}
