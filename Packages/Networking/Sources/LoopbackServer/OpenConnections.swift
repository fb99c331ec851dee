import Foundation

/// The open sockets.
///
/// `@unchecked Sendable`: `descriptors` is accessed with `lock` held only. ThreadSanitizer supports this lock, but not `Mutex`.
final class OpenConnections: @unchecked Sendable {
  private let lock = NSLock()
  private var descriptors: Set<Int32> = []

  func add(_ descriptor: Int32) {
    lock.withLock { _ = descriptors.insert(descriptor) }
  }

  /// Closes a socket whose connection has ended.
  func close(_ descriptor: Int32) {
    lock.withLock {
      descriptors.remove(descriptor)
      _ = Foundation.close(descriptor)
    }
  }

  /// Shuts all sockets down, so that their threads end.
  func breakOff() {
    lock.withLock {
      for descriptor in descriptors { shutdown(descriptor, Int32(SHUT_RDWR)) }
    }
  }
}
