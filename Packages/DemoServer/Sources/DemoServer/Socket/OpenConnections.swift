import Foundation

/// The number of a listener's open connections, and the connections that wait for a request.
///
/// When the limit is reached, a new connection replaces the one that has waited longest. Clients that connect and send
/// nothing, or only occasional bytes, therefore cannot exclude a client that sends a request.
struct OpenConnections: Sendable {
  let limit: Int
  private var count = 0
  /// The descriptors, starting with the one that has waited longest.
  private var waiting: [Int32] = []

  init(limit: Int) { self.limit = limit }

  /// Adds a connection. If the limit is reached, the new connection replaces the one that has waited longest.
  ///
  /// A connection that is being closed counts until its thread has ended, so there can be up to twice as many
  /// connections as the limit allows.
  ///
  /// - Returns: Whether the connection was added. The connection is not added if the limit is reached and no connection
  ///   waits for a request, or if there are already twice as many connections as the limit allows.
  mutating func admit(_ descriptor: Int32) -> Bool {
    if count >= limit {
      guard count < 2 * limit, let longest = waiting.first else { return false }
      waiting.removeFirst()
      // The descriptor is still open, because its thread calls `remove` before closing it.
      shutdown(longest, Int32(SHUT_RDWR))
    }
    count += 1
    waiting.append(descriptor)
    return true
  }

  /// Records that a connection waits for a request.
  mutating func wait(_ descriptor: Int32) { if !waiting.contains(descriptor) { waiting.append(descriptor) } }

  /// Records that a request has arrived on a connection, which no longer waits for one.
  mutating func answer(_ descriptor: Int32) { waiting.removeAll { $0 == descriptor } }

  /// Removes a connection that is about to be closed.
  mutating func remove(_ descriptor: Int32) {
    answer(descriptor)
    count -= 1
  }
}
