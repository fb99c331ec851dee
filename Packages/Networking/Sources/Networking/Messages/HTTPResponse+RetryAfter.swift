import Foundation

extension HTTPResponse {
  /// How long the server asks to wait before the next attempt, from `Retry-After` in seconds or as a date; nil when it
  /// does not say. A date that has passed gives zero.
  func retryAfter(now: Date) -> Duration? {
    guard let text = headers["Retry-After"]?.trimmingCharacters(in: .whitespaces) else { return nil }
    if let seconds = Int(text) { return seconds >= 0 ? .seconds(min(seconds, 1 << 31)) : nil }
    return HTTPDate.parse(text).map { .seconds(max(0, $0.timeIntervalSince(now))) }
  }

  /// How long to wait before the next request, by `Retry-After` or, after too many requests, by the end of the server's period.
  func wait(now: Date) -> Duration? {
    if let wait = retryAfter(now: now) { return wait }
    guard status == 429, let reset = RateLimit(headers, now: now)?.resetsAt else { return nil }
    return .seconds(max(0, min(reset.timeIntervalSince(now), 86_400)))
  }
}
