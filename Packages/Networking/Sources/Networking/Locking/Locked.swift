// ThreadSanitizer does not see the lock of `Synchronization.Mutex` and reports races under it that are none. Builds for
// it define TSAN and take a lock that it knows.
#if TSAN
  package import Foundation

  /// A value that one thread at a time can access.
  ///
  /// `@unchecked Sendable`: `value` is only touched with `lock` held.
  package final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) {
      self.value = value
    }

    package func withLock<Result, Failure>(
      _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      lock.lock()
      defer { lock.unlock() }
      return try body(&value)
    }
  }
#else
  import Synchronization

  /// A value that one thread at a time can access.
  package struct Locked<Value>: ~Copyable, Sendable {
    private let mutex: Mutex<Value>

    package init(_ value: consuming sending Value) {
      mutex = Mutex(value)
    }

    package func withLock<Result, Failure>(
      _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
      try mutex.withLock(body)
    }
  }
#endif
