/// A resource that can be released, such as a subscription or a scheduled action.
@preconcurrency public protocol Disposable: Sendable {
  /// Releases the resource. You can call this method from any thread, any number of times. Only the first call has an
  /// effect.
  func dispose()
}

/// A disposable that records whether it has been disposed of.
@preconcurrency public protocol Cancelable: Disposable {
  /// A Boolean value that indicates whether the resource has been released. If the release is deferred, the value can
  /// still be `false` after a call to `dispose()`.
  var isDisposed: Bool { get }
}
