import DemoServer
import Foundation
import Testing

@Suite struct Examples {
  @Test
  func `The documentation's example of the demo server runs`() async throws {
    let server = try await DemoServer.start()  // a free port on 127.0.0.1, and on no other address
    let ranking = server.baseURL.appending(path: "wanandroid/coin/rank/1/json")

    server.inject(.status(503), into: "/wanandroid/coin", count: 2)
    await server.stop()  // cuts all connections
    try await server.restart()  // same port, same state

    #expect(ranking.port == server.baseURL.port)
    await server.stop()
  }
}
