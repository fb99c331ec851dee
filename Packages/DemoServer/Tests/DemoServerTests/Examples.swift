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

  private struct CanteenService: DemoServer.Service {
    static let path = "canteen"

    func response(to request: DemoServer.ServiceRequest) throws -> DemoServer.ServiceResponse {
      request.path == "/rows" ? try .json(["soup", "rice"]) : .status(404)
    }
  }

  @Test func `The documentation's example of a feature's service responds`() async throws {
    var configuration = DemoServer.Configuration()
    configuration.services = [CanteenService()]
    let server = try await DemoServer.start(configuration: configuration)
    #expect(try exchange(port: server.port, get("/canteen/rows")).hasSuffix(#"["soup","rice"]"#))
    await server.stop()
  }
}
