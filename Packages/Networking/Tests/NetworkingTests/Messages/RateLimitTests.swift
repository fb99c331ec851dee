import Foundation
import Networking
import Testing

@Suite
struct RateLimitTests {
  private let now = Date(timeIntervalSince1970: 1_714_564_000)

  struct Case: Sendable {
    let headers: HTTPHeaders
    let limit: RateLimit
  }

  @Test(arguments: cases)
  func `A rate limit is parsed from the headers of every supported server`(sample: Case) {
    #expect(RateLimit(sample.headers, now: now) == sample.limit)
  }

  @Test(arguments: [[:], ["X-RateLimit-Limit": "300"]] as [HTTPHeaders])
  func `A rate limit is nil if the header for the remaining requests is missing`(headers: HTTPHeaders) {
    #expect(RateLimit(headers, now: now) == nil)
  }

  private static let cases = [
    Case(
      headers: [
        "X-RateLimit-Limit": "300", "X-RateLimit-Remaining": "299", "X-RateLimit-Reset": "2024-05-01T12:05:00.000000Z",
      ], limit: RateLimit(limit: 300, remaining: 299, resetsAt: Date(timeIntervalSince1970: 1_714_565_100))),
    Case(
      headers: [
        "X-RateLimit-Limit": "300", "X-RateLimit-Remaining": "299", "X-RateLimit-Reset": "2024-05-01T12:05:00.500Z",
      ], limit: RateLimit(limit: 300, remaining: 299, resetsAt: Date(timeIntervalSince1970: 1_714_565_100.5))),
    Case(
      headers: ["x-rate-limit-limit": "900", "x-rate-limit-remaining": "0", "x-rate-limit-reset": "1714565100"],
      limit: RateLimit(limit: 900, remaining: 0, resetsAt: Date(timeIntervalSince1970: 1_714_565_100))),
    Case(
      headers: ["RateLimit-Limit": "10", "RateLimit-Remaining": "3", "RateLimit-Reset": "60"],
      limit: RateLimit(limit: 10, remaining: 3, resetsAt: Date(timeIntervalSince1970: 1_714_564_060))),
    Case(
      headers: ["X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "60", "X-RateLimit-Reset": "soon"],
      limit: RateLimit(limit: 60, remaining: 60)),
  ]
}
