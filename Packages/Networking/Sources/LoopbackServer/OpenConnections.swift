import Foundation

/// The sockets that are open.
///
/// `@unchecked Sendable`: `descriptors` is only touched with `lock` held, which ThreadSanitizer knows, unlike `Mutex`.
final class OpenConnections: @unchecked Sendable {
  private let lock = NSLock()
  private var descriptors: Set<Int32> = []

  func add(_ descriptor: Int32) {
    lock.withLock { _ = descriptors.insert(descriptor) }
  }

  /// Closes one that has ended.
  func close(_ descriptor: Int32) {
    lock.withLock {
      descriptors.remove(descriptor)
      _ = Foundation.close(descriptor)
    }
  }

  /// Breaks all of them off, so that their threads notice.
  func breakOff() {
    lock.withLock {
      for descriptor in descriptors { shutdown(descriptor, Int32(SHUT_RDWR)) }
    }
  }
}
