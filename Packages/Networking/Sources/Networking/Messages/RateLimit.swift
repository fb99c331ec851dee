public import Foundation

/// How many requests a server still allows, as it says itself.
public struct RateLimit: Sendable, Hashable {
  /// Requests allowed in one period.
  public var limit: Int
  /// Requests left in this one.
  public var remaining: Int
  /// When the next period begins; nil when the server does not say.
  public var resetsAt: Date?

  public init(limit: Int, remaining: Int, resetsAt: Date? = nil) {
    self.limit = limit
    self.remaining = remaining
    self.resetsAt = resetsAt
  }

  /// Reads `X-RateLimit-*` (GitHub, Mastodon), `X-Rate-Limit-*` (Twitter) or `RateLimit-*`; nil without them.
  ///
  /// - Parameter now: What a reset given in seconds to wait is counted from.
  public init?(_ headers: HTTPHeaders, now: Date) {
    func value(_ name: String) -> String? {
      headers["X-RateLimit-\(name)"] ?? headers["X-Rate-Limit-\(name)"] ?? headers["RateLimit-\(name)"]
    }
    guard let limit = value("Limit").flatMap({ Int($0) }), let remaining = value("Remaining").flatMap({ Int($0) })
    else { return nil }
    self.init(limit: limit, remaining: remaining, resetsAt: value("Reset").flatMap { Self.date($0, now: now) })
  }

  /// Servers disagree: seconds since 1970, seconds from now, or an ISO 8601 date.
  private static func date(_ text: String, now: Date) -> Date? {
    if let seconds = Double(text) {
      return seconds > 1_000_000_000 ? Date(timeIntervalSince1970: seconds) : now.addingTimeInterval(seconds)
    }
    let fractional = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    return (try? Date(text, strategy: fractional)) ?? (try? Date(text, strategy: .iso8601))
  }
}
