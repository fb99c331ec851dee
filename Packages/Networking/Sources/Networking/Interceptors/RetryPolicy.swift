public import Foundation

/// The conditions and delays for repeating a request.
public struct RetryPolicy: Sendable {
  /// The maximum number of attempts, including the first.
  public var maxAttempts: Int
  /// The delay before the second attempt. It doubles with each further attempt.
  public var baseDelay: Duration
  /// The maximum delay between two attempts if the server does not request a delay.
  public var maxDelay: Duration
  /// The maximum delay that a server may request. If the server requests a longer delay, its response is returned.
  public var maxRetryAfter: Duration
  /// A closure that returns a random number from 0 to 1, so that many clients do not retry at the same time. The number
  /// shortens a delay to between half and all of its length. If the server requests a delay, the number extends it by
  /// up to ``baseDelay``.
  public var jitter: @Sendable () -> Double

  /// Creates a policy.
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

  /// Returns the delay before the next attempt, or `nil` if the request must not be repeated.
  ///
  /// Requests with an idempotent method or an `Idempotency-Key` header are repeated after a lost connection, a timeout
  /// other than that of the whole request, or the status code 408, 425, 429, 502, 503 or 504. A request is not repeated
  /// if its response is read in pieces, or if this machine is offline or the server refuses the connection, so that the
  /// error is reported immediately.
  ///
  /// - Parameters:
  ///   - result: The result of the last attempt.
  ///   - request: The request to repeat.
  ///   - attempt: The number of attempts so far.
  ///   - now: The current date.
  public func delay(
    after result: Result<HTTPResponse, NetworkError>, of request: HTTPRequest, attempt: Int, now: Date
  ) -> Duration? {
    guard attempt < maxAttempts, request.onPiece == nil,
      request.method.isIdempotent || request.headers["Idempotency-Key"] != nil
    else {
      return nil
    }
    switch result.mapError(\.withoutProxy) {
    case .failure(.transport(.connectionLost)), .failure(.transport(.notHTTP)),
      .failure(.transport(.timeout(.connecting))), .failure(.transport(.timeout(.handshake))),
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
