public import Foundation

/// A server's limit on the number of requests.
public struct RateLimit: Sendable, Hashable {
  /// The number of requests per period.
  public var limit: Int
  /// The number of requests left in the current period.
  public var remaining: Int
  /// The start of the next period, or `nil` if the server does not specify one.
  public var resetsAt: Date?

  /// Creates a rate limit.
  public init(limit: Int, remaining: Int, resetsAt: Date? = nil) {
    self.limit = limit
    self.remaining = remaining
    self.resetsAt = resetsAt
  }

  /// Creates a rate limit from the headers `X-RateLimit-*` (GitHub, Mastodon), `X-Rate-Limit-*` (Twitter) or
  /// `RateLimit-*`. Returns `nil` if the limit or the number of remaining requests is missing or invalid.
  ///
  /// - Parameters:
  ///   - headers: The headers of a response.
  ///   - now: The current date, to which a reset time in seconds is relative.
  public init?(_ headers: HTTPHeaders, now: Date) {
    func value(_ name: String) -> String? {
      headers["X-RateLimit-\(name)"] ?? headers["X-Rate-Limit-\(name)"] ?? headers["RateLimit-\(name)"]
    }
    guard let limit = value("Limit").flatMap({ Int($0) }), let remaining = value("Remaining").flatMap({ Int($0) })
    else { return nil }
    self.init(limit: limit, remaining: remaining, resetsAt: value("Reset").flatMap { Self.date($0, now: now) })
  }

  /// Returns a date given in one of three formats: seconds since 1970, seconds from now, or ISO 8601.
  private static func date(_ text: String, now: Date) -> Date? {
    if let seconds = Double(text) {
      return seconds > 1_000_000_000 ? Date(timeIntervalSince1970: seconds) : now.addingTimeInterval(seconds)
    }
    let fractional = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    return Date(iso8601: text, fractional) ?? Date(iso8601: text, .iso8601)
  }
}
