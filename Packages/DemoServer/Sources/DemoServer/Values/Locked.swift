import Foundation

/// A value that one thread at a time may see.
///
/// `@unchecked Sendable`: `value` is read and written between `lock()` and `unlock()` alone. Not `Synchronization.Mutex`,
/// because ThreadSanitizer reports false races on it.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Must not be called from within `body`: the lock is not recursive.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
