import Foundation
public import Networking

extension Reply {
  /// The rate limit of the server, or `nil` if the response does not specify it. `RateLimitInterceptor` records this
  /// limit for all requests of a client.
  public var rateLimit: RateLimit? { RateLimit(headers, now: Date()) }
}
