import Foundation
import Testing

@testable import Networking

/// The values that bound a request, and those that report how it goes.
@Suite struct TransportLimitsTests {
  private let url: URL

  init() throws { url = try #require(URL(string: "https://api.example/a")) }

  @Test func `The limit of a body in memory differs from that of a body in a file`() {
    let limits = TransportLimits(bodySize: 10, fileSize: 1_000)
    var request = HTTPRequest(.get, url)
    #expect(limits.bodySize(for: request) == 10)
    request.destination = URL(filePath: "/tmp/file")
    #expect(limits.bodySize(for: request) == 1_000)
  }

  @Test func `By default, the second attempt follows after half a second, and the third after a second`() {
    let policy = RetryPolicy(jitter: { 1 })
    let delays = (1...3).map {
      policy.delay(after: .failure(.transport(.connectionLost)), of: HTTPRequest(.get, url), attempt: $0, now: Date())
    }
    #expect(delays == [.milliseconds(500), .seconds(1), nil])
  }

  @Test func `A progress has the numbers with which it was created`() {
    let progress = TransferProgress(sent: 1, totalToSend: 2, received: 3, totalToReceive: 4)
    #expect(progress.sent == 1 && progress.totalToSend == 2 && progress.received == 3 && progress.totalToReceive == 4)
  }

  @Test(arguments: [
    (501, false), (502, true), (504, true), (505, false), (519, false), (520, true), (530, true), (531, false),
  ])
  func `A gateway reports with HTTP 502 to 504 and 520 to 530 that the server is unavailable`(
    code: Int, isUnavailable: Bool
  ) {
    #expect(StatusFailure(code: code).isUnavailable == isUnavailable)
  }

  @Test(arguments: [(199, false), (200, true), (299, true), (300, false)])
  func `An endpoint accepts the status codes 200 to 299 unless it says otherwise`(code: Int, isAccepted: Bool) {
    #expect(Validation.successful.accepts(code) == isAccepted)
  }
}
