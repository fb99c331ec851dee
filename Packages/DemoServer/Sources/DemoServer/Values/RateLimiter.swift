import Foundation

/// A counter of requests in fixed windows of time, like those of the real services. The counter is not part of the
/// stored state, so a restart resets it.
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

    /// Returns a standing without remaining requests. The limit ends `resetAfter` after `date`, or at the end of the
    /// window if `resetAfter` is `nil`.
    static func exceeded(window: Int, at date: Date, resetAfter: Duration?) -> Standing {
      var limiter = RateLimiter(limit: 0, window: window)
      var standing = limiter.count("", at: date)
      if let resetAfter { standing.reset = date.addingTimeInterval(Double(resetAfter.components.seconds)) }
      return standing
    }
  }

  init(limit: Int, window: Int) {
    self.limit = limit
    self.window = window
  }

  /// Counts a request of the client and returns its standing.
  mutating func count(_ client: String, at date: Date) -> Standing {
    beginWindow(at: date)
    counts[client, default: 0] += 1
    return standing(of: client, at: date)
  }

  /// Returns the standing of a client without counting a request.
  mutating func standing(of client: String, at date: Date) -> Standing {
    beginWindow(at: date)
    let used = counts[client, default: 0]
    return Standing(
      limit: limit, remaining: max(0, limit - used),
      reset: Date(timeIntervalSince1970: Double((currentWindow + 1) * window)), isExceeded: used > limit)
  }

  private mutating func beginWindow(at date: Date) {
    let now = Int(date.timeIntervalSince1970) / window
    guard now != currentWindow else { return }
    currentWindow = now
    counts = [:]
  }
}
