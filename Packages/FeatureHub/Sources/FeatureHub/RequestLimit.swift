public import Foundation
import Networking

/// The server's rate limit: how many requests it accepts in each period, and how many are left.
public struct RequestLimit: Hashable, Sendable {
  /// The number of requests in each period.
  public let limit: Int
  /// The number of requests left in the current period.
  public let remaining: Int
  /// The start of the next period, or `nil` if the server does not specify it.
  public let resetsAt: Date?

  /// Creates a limit, for example for a preview.
  public init(limit: Int, remaining: Int, resetsAt: Date?) {
    (self.limit, self.remaining, self.resetsAt) = (limit, remaining, resetsAt)
  }

  /// A Boolean value that indicates whether at most a fifth of the requests is left.
  public var isScarce: Bool { remaining <= limit / 5 }

  init(_ limit: RateLimit) {
    self.init(limit: limit.limit, remaining: limit.remaining, resetsAt: limit.resetsAt)
  }
}
