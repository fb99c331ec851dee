import Foundation

/// The recorded events. A lock guards them because subscriptions record from the queues of their schedulers.
final class Journal {
  private let lock = NSLock()
  private var entries: [Any] = []

  var count: Int { lock.withLock { entries.count } }

  func append(_ entry: Any) {
    lock.withLock { entries.append(entry) }
  }
}
