public import Foundation

/// When a request is sent again, and how long that waits.
public struct RetryPolicy: Sendable {
  /// How often a request is sent at most, the first time included.
  public var maxAttempts: Int
  /// The wait before the second attempt; it doubles with each further one.
  public var baseDelay: Duration
  /// The longest wait between two attempts.
  public var maxDelay: Duration
  /// The longest wait that a server may ask for; when it asks for more, its answer is passed on.
  public var maxRetryAfter: Duration
  /// A random number from 0 to 1. A wait is shortened to between half and all of itself, so that many clients do not
  /// come back at the same moment.
  public var jitter: @Sendable () -> Double

  public init(
    maxAttempts: Int = 3, baseDelay: Duration = .milliseconds(500), maxDelay: Duration = .seconds(20),
    maxRetryAfter: Duration = .seconds(60), jitter: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) {
    self.maxAttempts = maxAttempts
    self.baseDelay = baseDelay
    self.maxDelay = maxDelay
    self.maxRetryAfter = maxRetryAfter
    self.jitter = jitter
  }

  /// How long to wait before the next attempt; nil when there is none.
  ///
  /// Sent again are requests whose method is idempotent or which carry an `Idempotency-Key`, after a connection that
  /// broke off or a time-out, and after the statuses 408, 425, 429, 502, 503 and 504. A machine that is offline or a
  /// server that refuses is not asked again: the user is to know at once.
  ///
  /// - Parameter attempt: How many attempts have been made.
  public func delay(
    after result: Result<HTTPResponse, NetworkError>, of request: HTTPRequest, attempt: Int, now: Date
  ) -> Duration? {
    guard attempt < maxAttempts, request.method.isIdempotent || request.headers["Idempotency-Key"] != nil else {
      return nil
    }
    switch result {
    case .failure(.transport(.connectionLost)), .failure(.transport(.timeout(.connecting))),
      .failure(.transport(.timeout(.idle))):
      return backoff(attempt)
    case .success(let response) where [408, 425, 429, 502, 503, 504].contains(response.status):
      guard let wait = response.retryAfter(now: now) else { return backoff(attempt) }
      return wait <= maxRetryAfter ? wait + baseDelay * jitter() : nil
    case .success, .failure: return nil
    }
  }

  private func backoff(_ attempt: Int) -> Duration {
    min(maxDelay, baseDelay * Double(1 << min(attempt - 1, 30))) * (0.5 + jitter() / 2)
  }
}
