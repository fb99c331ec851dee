import Foundation
import Testing

@testable import DemoServer

@Suite struct ServiceTests {
  private struct Counter: DemoServer.Service {
    static let path = "counter"
    var count = 0

    mutating func response(to request: DemoServer.ServiceRequest) throws -> DemoServer.ServiceResponse {
      if request.path == "/failure" { throw CancellationError() }
      guard request.path == "/count" else { return .status(404) }
      if request.method == "POST" { count += Int(String(decoding: request.body, as: UTF8.self)) ?? 1 }
      let fields = ["count": "\(count)", "by": request.query["by"] ?? "", "agent": request.header("user-agent") ?? ""]
      return try .json(fields)
    }
  }

  /// A service whose path is also the beginning of a path of the ranking.
  private struct User: DemoServer.Service {
    static let path = "user"
    func response(to request: DemoServer.ServiceRequest) -> DemoServer.ServiceResponse {
      DemoServer.ServiceResponse(
        type: "text/plain", headers: [(name: "X-Path", value: request.path)], body: Data("user".utf8))
    }
  }

  private func world() throws -> TestWorld { try TestWorld { $0.services = [Counter(), User()] } }

  @Test func `A feature's service receives the requests below its path, and keeps its changes until a reset`() throws {
    let world = try world()
    #expect(
      try world.get("/counter/count?by=a&by=b", headers: ["User-Agent": "test"]).text
        == #"{"agent":"test","by":"a","count":"0"}"#)
    _ = try world.reply("POST", "/counter/count", body: "2")
    #expect(try world.get("/counter/count").json["count"] == "2")
    #expect(try world.get("/counter/other").status == 404)
    #expect(try world.get("/counter/failure").status == 500)
    #expect(try world.reply("HEAD", "/counter/count").response.status == 200)
    world.change { $0.reset() }
    #expect(try world.get("/counter/count").json["count"] == "0")
  }

  @Test func `A service takes precedence over a path of another service without its prefix`() throws {
    let response = try world().get("/user/login")
    #expect(response.text == "user" && response.headers["X-Path"] == "/login")
    #expect(try TestWorld().reply("GET", "/user/login").response.status == 405)
  }

  @Test func `Faults and the record of requests include the services of features`() throws {
    let world = try world()
    world.change {
      $0.faults.add(FaultPlan.Entry(path: "/counter", method: nil, faults: [.status(503)], skipped: 0, remaining: 1))
    }
    #expect(try world.get("/counter/count").status == 503)
    #expect(try world.get("/counter/count").status == 200)
    #expect(
      try world.reply("GET", "/counter/count", headers: ["X-Fault": "ratelimit=7"]).response.headers["Retry-After"]
        == "7")
    world.change { engine in #expect(engine.records.map(\.status) == [503, 200, 429]) }
  }

  @Test func `The server lists the services of features, and knows no service that it was not given`() throws {
    #expect(try world().get("/").text.contains(#""/counter","/user""#))
    #expect(try TestWorld().get("/counter/count").status == 404)
  }
}
