import Foundation

/// Counts requests in fixed windows of time, as both networks do. Not part of the saved state: a restart forgives.
struct RateLimiter: Sendable {
  let limit: Int
  let window: Int
  private var counts: [String: Int] = [:]
  private var currentWindow = 0

  struct Standing: Sendable {
    var limit: Int
    var remaining: Int
    var reset: Date
    var isExceeded: Bool
  }

  init(limit: Int, window: Int) {
    self.limit = limit
    self.window = window
  }

  /// Counts one request of this client.
  mutating func count(_ client: String, at date: Date) -> Standing {
    let now = Int(date.timeIntervalSince1970) / window
    if now != currentWindow {
      currentWindow = now
      counts = [:]
    }
    counts[client, default: 0] += 1
    return standing(of: client, at: date)
  }

  func standing(of client: String, at date: Date) -> Standing {
    let used = counts[client, default: 0]
    let reset = (Int(date.timeIntervalSince1970) / window + 1) * window
    return Standing(
      limit: limit, remaining: max(0, limit - used), reset: Date(timeIntervalSince1970: Double(reset)),
      isExceeded: used > limit)
  }
}
