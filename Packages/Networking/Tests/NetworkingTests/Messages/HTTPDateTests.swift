import Foundation
import Testing

@testable import Networking

@Suite
struct HTTPDateTests {
  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
    ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
    ("Sun Nov  6 08:49:37 1994", 784_111_777),
    ("Tue, 14-Oct-2036 06:37:13 GMT", 2_107_579_033),
    ("Thu, 01-Jan-1970 00:00:10 GMT", 10),
    ("Thu, 29 Feb 2024 23:59:59 GMT", 1_709_251_199),
    ("Fri, 01 Mar 2024 00:00:00 GMT", 1_709_251_200),
    ("Mon, 01 Jan 1601 00:00:00 GMT", -11_644_473_600),
    ("1 jan 69 0:0:0", 3_124_224_000),
  ])
  func `HTTPDate parses every date format that servers send`(text: String, seconds: Double) {
    #expect(HTTPDate.parse(text) == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    "", "soon", "Sun, 32 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994", "Sun, 06 Nov 1994 24:00:00", "06 Nov 1994 1:2",
    "Sun, 06 Nox 1994 08:49:37 GMT", "Sun, 06 Nov 1600 08:49:37 GMT", "99999999999999999999 Nov 1994 08:49:37",
  ])
  func `HTTPDate rejects an invalid date`(text: String) {
    #expect(HTTPDate.parse(text) == nil)
  }

  @Test(
    arguments: [
      ("0", .zero), ("120", .seconds(120)), (" 7 ", .seconds(7)), ("-1", nil), ("soon", nil),
      ("99999999999999999999", nil), ("99999999999", .seconds(86_400)),
      ("Sat, 06 Nov 2094 08:49:37 GMT", .seconds(86_400)),
      ("Sun, 06 Nov 1994 08:49:37 GMT", .seconds(37)), ("Sun, 06 Nov 1994 08:00:00 GMT", .zero),
    ] as [(String, Duration?)])
  func `Retry-After can be a number of seconds or a date, and is limited to one day`(text: String, wait: Duration?) {
    let now = Date(timeIntervalSince1970: 784_111_740)
    #expect(HTTPResponse(status: 503, headers: ["Retry-After": text]).retryAfter(now: now) == wait)
  }

  @Test(
    arguments: [
      (429, "0", .seconds(60)), (429, "1", .seconds(60)), (403, "0", .seconds(60)), (403, "1", nil), (503, "0", nil),
    ] as [(Int, String, Duration?)])
  func `Without Retry-After, the wait after 429, or 403 with an exceeded rate limit, ends at the reset of the limit`(
    status: Int, remaining: String, wait: Duration?
  ) {
    let now = Date(timeIntervalSince1970: 1_714_560_000)
    let headers: HTTPHeaders = [
      "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": remaining, "X-RateLimit-Reset": "1714560060",
    ]
    #expect(HTTPResponse(status: status, headers: headers).wait(now: now) == wait)
  }
}
