import Foundation
import NetworkingTest
import Testing
import WebApp
import WebAppTest

/// Figures of the front end. `LONG` is set in the nightly run; the budget also holds for a debug build.
@MainActor @Suite(.timeLimit(.minutes(15)), .enabled(if: ProcessInfo.processInfo.environment["LONG"] != nil))
struct WindowMeasurementTests {
  @Test func `10,000 rows scroll by windows of 100, each of which reaches the page within 250 ms at the median`()
    async throws
  {
    let (pages, rows) = (100, 100)
    let app = try await RankingApp(RankingApp.page(1, 1...rows, of: pages))
    defer { app.server.stop() }
    let token = try #require(await app.client.get("/ranking").token)
    var events = app.client.events("/ranking", state: 0).makeAsyncIterator()
    _ = await events.next()
    var times: [Duration] = []
    for page in 2...pages {
      app.transport.script(RankingApp.page(page, ((page - 1) * rows + 1)...(page * rows), of: pages))
      let start = ContinuousClock().now
      _ = await app.client.post("/ranking", ["token": token, "action": "more"], isScripted: true)
      var text = ""
      while !text.contains(">u\(page * rows)<"), let piece = await events.next() { text += piece }
      times.append(ContinuousClock().now - start)
    }
    print("windows of \(rows) rows: first \(times[0]), last \(times[pages - 2])", terminator: "")
    times.sort()
    print(", median \(times[pages / 2]), slowest \(times[pages - 2])")
    #expect(times[pages / 2] < .milliseconds(250))
    #expect(await app.client.get("/ranking").body.contains(">u1<"))
  }
}
