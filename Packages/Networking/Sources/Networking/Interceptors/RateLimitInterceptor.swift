public import Foundation
public import Reactive

/// An interceptor that records the rate limit that a server reports.
public final class RateLimitInterceptor: Interceptor {
  private let latest = LatestValue<RateLimit?>(nil)
  private let now: @Sendable () -> Date

  /// Creates an interceptor.
  ///
  /// - Parameter now: A closure that returns the current date.
  public init(now: @escaping @Sendable () -> Date = { Date() }) {
    self.now = now
  }

  /// Emits the latest rate limit, immediately and with every response that contains one, and `nil` before the first.
  /// Never fails.
  public var limits: Observable<RateLimit?> { latest.values }

  /// Records the rate limit of the response.
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
