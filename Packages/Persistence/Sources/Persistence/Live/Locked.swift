import Foundation

/// State that is accessed with a lock held.
///
/// Uses a pthread lock (`NSLock`), because ThreadSanitizer does not support `Synchronization.Mutex` on Linux.
///
/// `@unchecked Sendable`: `state` is private and read and written between `lock` and `unlock` only; what enters is `sending`, what
/// leaves is `Sendable`.
final class Locked<State>: @unchecked Sendable {
  private let lock = NSLock()
  private var state: State

  init(_ state: sending State) {
    self.state = state
  }

  func withLock<T: Sendable>(_ body: (inout State) throws -> T) rethrows -> T {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}
