import Foundation
import Testing

@testable import Networking

@Suite struct CurlTransferTests {
  @Test func `A transfer reports its progress after each 64 KiB and at the end of a body`() async throws {
    let (reports, report) = AsyncStream<Int64>.makeStream()
    var request = HTTPRequest(.post, try #require(URL(string: "https://api.example/a")))
    request.onProgress = { report.yield($0.sent) }
    let transfer = CurlTransfer(
      request, settings: CurlSettings(CurlTransport.Configuration()), queue: DispatchQueue(label: "progress"),
      completion: { _ in }, resume: { _ in })
    for sent: Int64 in [1, 65_535, 65_536, 70_000, 131_071, 131_072, 131_072, 140_000] {
      transfer.report(TransferProgress(sent: sent, totalToSend: 140_000))
    }
    var iterator = reports.makeAsyncIterator()
    var seen: [Int64] = []
    while seen.last != 140_000, let sent = await iterator.next() { seen.append(sent) }
    #expect(seen == [65_536, 131_072, 140_000])
  }
}
