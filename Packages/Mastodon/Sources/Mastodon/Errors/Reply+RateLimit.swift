import Foundation
public import Networking

extension Reply {
  /// The number of requests that the server still allows, or `nil` if the server does not specify it.
  /// `RateLimitInterceptor` records this limit for all requests of a client.
  public var rateLimit: RateLimit? { RateLimit(headers, now: Date()) }
}
