import Foundation

extension HTTPResponse {
  /// Returns the delay that the `Retry-After` header specifies in seconds or as a date, or `nil` if the header is
  /// missing or invalid. Returns zero for a date in the past, and at most one day.
  func retryAfter(now: Date) -> Duration? {
    guard let text = headers["Retry-After"]?.trimmingCharacters(in: .whitespaces) else { return nil }
    if let seconds = Int(text) { return seconds >= 0 ? Self.delay(Double(seconds)) : nil }
    return HTTPDate.parse(text).map { Self.delay($0.timeIntervalSince(now)) }
  }

  /// Returns the delay before the next request: the delay of `Retry-After` or, after too many requests, the time until
  /// the rate limit is reset. Returns `nil` if the server specifies neither. GitHub reports too many requests with 403.
  func wait(now: Date) -> Duration? {
    if let wait = retryAfter(now: now) { return wait }
    guard let limit = RateLimit(headers, now: now), let reset = limit.resetsAt,
      status == 429 || (status == 403 && limit.remaining == 0)
    else { return nil }
    return Self.delay(reset.timeIntervalSince(now))
  }

  private static func delay(_ seconds: Double) -> Duration { .seconds(max(0, min(seconds, 86_400))) }
}
