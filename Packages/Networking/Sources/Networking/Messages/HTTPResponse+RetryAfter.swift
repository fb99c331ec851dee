import Foundation

extension HTTPResponse {
  /// Returns the delay that the `Retry-After` header specifies in seconds or as a date, or `nil` if the header is
  /// missing or invalid. Returns zero for a date in the past.
  func retryAfter(now: Date) -> Duration? {
    guard let text = headers["Retry-After"]?.trimmingCharacters(in: .whitespaces) else { return nil }
    if let seconds = Int(text) { return seconds >= 0 ? .seconds(min(seconds, 1 << 31)) : nil }
    return HTTPDate.parse(text).map { .seconds(max(0, $0.timeIntervalSince(now))) }
  }

  /// Returns the delay before the next request: the delay of `Retry-After` or, after too many requests, the time until
  /// the rate limit is reset. Returns `nil` if the server specifies neither. GitHub reports too many requests with 403.
  func wait(now: Date) -> Duration? {
    if let wait = retryAfter(now: now) { return wait }
    guard let limit = RateLimit(headers, now: now), let reset = limit.resetsAt,
      status == 429 || (status == 403 && limit.remaining == 0)
    else { return nil }
    return .seconds(max(0, min(reset.timeIntervalSince(now), 86_400)))
  }
}
