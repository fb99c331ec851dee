/// A resource that can be released, such as a subscription or a scheduled action.
@preconcurrency public protocol Disposable: Sendable {
  /// Releases the resource. You can call this method from any thread, any number of times. Only the first call has an
  /// effect.
  func dispose()

  /// The disposable itself if it is an object, otherwise a new object that forwards to it, or `nil` if `dispose()` does
  /// nothing. Do not implement this property. Subscriptions and bags use it, because a reference takes less memory than
  /// `any Disposable`.
  @_documentation(visibility: private) var _object: (any Disposable & AnyObject)? { get }
}

extension Disposable {
  @_documentation(visibility: private) public var _object: (any Disposable & AnyObject)? { DisposableObject(self) }
}

extension Disposable where Self: AnyObject {
  @_documentation(visibility: private) @inlinable public var _object: (any Disposable & AnyObject)? { self }
}

/// An object that forwards to a disposable that is not one.
private final class DisposableObject: Disposable {
  private let base: any Disposable

  init(_ base: any Disposable) { self.base = base }

  func dispose() { base.dispose() }
}

/// A disposable that records whether it has been disposed of.
@preconcurrency public protocol Cancelable: Disposable {
  /// A Boolean value that indicates whether the resource has been released. If the release is deferred, the value can
  /// still be `false` after a call to `dispose()`.
  var isDisposed: Bool { get }
}
