import Foundation

/// The connections of a listener, and which of them wait for a request.
///
/// When as many are open as allowed, a new connection takes the place of the one that has waited longest. Clients that connect
/// and send nothing, or a byte now and then, therefore keep nobody out who sends a request.
struct OpenConnections: Sendable {
  let limit: Int
  private var count = 0
  /// Descriptors, the one that has waited longest first.
  private var waiting: [Int32] = []

  init(limit: Int) { self.limit = limit }

  /// Makes room for one more connection. Returns `false` when all are answering a request.
  ///
  /// A connection that has to go counts until its thread has ended, so there are at most twice as many as the limit.
  mutating func admit(_ descriptor: Int32) -> Bool {
    if count >= limit {
      guard count < 2 * limit, let longest = waiting.first else { return false }
      waiting.removeFirst()
      // It is still open: its thread calls `remove` before it closes it.
      shutdown(longest, Int32(SHUT_RDWR))
    }
    count += 1
    waiting.append(descriptor)
    return true
  }

  /// Notes that a connection waits for a request from now on.
  mutating func wait(_ descriptor: Int32) { if !waiting.contains(descriptor) { waiting.append(descriptor) } }

  /// Notes that a request has arrived.
  mutating func answer(_ descriptor: Int32) { waiting.removeAll { $0 == descriptor } }

  /// Forgets a connection that is about to be closed.
  mutating func remove(_ descriptor: Int32) {
    answer(descriptor)
    count -= 1
  }
}
