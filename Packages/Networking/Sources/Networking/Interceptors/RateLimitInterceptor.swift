public import Foundation
public import Reactive

/// Keeps what a server says about the number of requests that it still allows.
public final class RateLimitInterceptor: Interceptor {
  private let latest = LatestValue<RateLimit?>(nil)
  private let now: @Sendable () -> Date

  public init(now: @escaping @Sendable () -> Date = { Date() }) {
    self.now = now
  }

  /// Emits the last word of the server, now and with every answer that has one; nil before the first. Never fails.
  public var limits: Observable<RateLimit?> { latest.values }

  public func intercept(
    _ request: HTTPRequest, next: any Transport, completion: @escaping ExchangeCompletion
  ) -> any TransportTask {
    next.start(request) { [latest, now] result in
      if case .success(let response) = result, let limit = RateLimit(response.headers, now: now()) {
        latest.change { $0 = limit }
      }
      completion(result)
    }
  }
}
