// ThreadSanitizer does not support `Synchronization.Mutex` and reports races that do not exist. Builds for it define
// `TSAN` and use a pthread lock, which it supports.
#if TSAN
  import Foundation

  /// A value that one thread at a time can access.
  ///
  /// `@unchecked Sendable`: `value` is accessed only while `lock` is held.
  public final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    /// Creates a lock around a value.
    public init(_ value: consuming sending Value) {
      self.value = value
    }

    /// Returns the result of a closure that has exclusive access to the value.
    ///
    /// The lock is not recursive: the closure must not call this method on the same lock.
    public func withLock<Result, Failure>(
      _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      lock.lock()
      defer { lock.unlock() }
      return try body(&value)
    }
  }
#else
  public import Synchronization

  /// A value that one thread at a time can access.
  public final class Locked<Value>: Sendable {
    @usableFromInline let mutex: Mutex<Value>

    /// Creates a lock around a value.
    @inlinable public init(_ value: consuming sending Value) {
      mutex = Mutex(value)
    }

    /// Returns the result of a closure that has exclusive access to the value.
    ///
    /// The lock is not recursive: the closure must not call this method on the same lock.
    @inlinable public func withLock<Result, Failure>(
      _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
      try mutex.withLock(body)
    }
  }
#endif
