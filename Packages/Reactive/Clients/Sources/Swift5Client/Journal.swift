import Foundation

/// A list of recorded elements and errors. A lock guards the list, because subscriptions add to it from the queues of
/// their schedulers.
final class Journal {
  private let lock = NSLock()
  private var entries: [Any] = []

  var count: Int { lock.withLock { entries.count } }

  func append(_ entry: Any) {
    lock.withLock { entries.append(entry) }
  }
}
