import Foundation
import Testing

@testable import DemoServer

@Suite
struct FaultTests {
  private static let path = "/wanandroid/hotkey/json"
  private let world: TestWorld

  init() throws { world = try TestWorld() }

  private func fault(_ text: String) throws -> Reply {
    try world.reply("GET", Self.path, headers: ["X-Fault": text])
  }

  @Test(arguments: ["delay=1500", "status=503", "drop", "truncate", "malformed", "empty", "ratelimit", "ratelimit=30"])
  func `A fault is parsed from its text and converted back to the same text`(text: String) {
    #expect(Fault(text)?.description == text)
  }

  @Test(arguments: [
    "explode", "delay", "delay=-1", "delay=60001", "status=200", "status=600", "drop=1", "", "drop,explode",
  ])
  func `A header with a fault that is unknown or out of range is ignored`(text: String) throws {
    let reply = try fault(text)
    #expect(reply.response.status == 200)
    #expect(reply.delay == .zero)
    #expect(reply.delivery == .whole)
  }

  @Test
  func `The faults in a header affect one request, and several faults combine`() throws {
    let reply = try fault("delay=1500, status=502")
    #expect(reply.delay == .milliseconds(1500))
    #expect(reply.response.status == 502)
    #expect(reply.response.text == "<html><body>502 Bad Gateway</body></html>")
    #expect(try world.get(Self.path).status == 200)
  }

  @Test
  func `The fault malformed causes a body that is not valid JSON`() throws {
    let response = try fault("malformed").response
    #expect(response.status == 200)
    #expect(throws: (any Error).self) { try response.json }
  }

  @Test(arguments: ["/wanandroid/coin/rank/1/json", "/mastodon/api/v1/timelines/tag/swift"])
  func `The fault empty removes the items of all lists and the links to further pages`(path: String) throws {
    let whole = try world.get(path)
    let response = try world.reply("GET", path, headers: ["X-Fault": "empty"]).response
    #expect(response.status == 200)
    #expect(whole.body.count > 1_000 && response.body.count < 200, "\(response.text)")
    #expect(response.headers["Link"] == nil)
  }

  @Test
  func `The faults drop and truncate change the delivery of a response`() throws {
    #expect(try fault("drop").delivery == .nothing)
    #expect(try fault("truncate").delivery == .half)
  }

  @Test(arguments: ["status=500", "drop", "ratelimit"])
  func `A fault that replaces the response leaves the state unchanged`(text: String) throws {
    let form: FormFields = ["username": "newcomer", "password": "123456", "repassword": "123456"]
    _ = try world.post("/wanandroid/user/register", form: form, headers: ["X-Fault": text])
    #expect(try world.post("/wanandroid/user/register", form: form).json["errorCode"] == 0)
  }

  @Test
  func `Scheduled faults affect the next requests below their path, in order and up to their count`() throws {
    world.change {
      $0.faults.add(.init(path: "/wanandroid/coin", method: nil, faults: [.status(500)], remaining: 2))
      $0.faults.add(.init(path: "/wanandroid/coin", method: "GET", faults: [.status(503)], remaining: 1))
    }
    #expect(try world.get(Self.path).status == 200)
    let statuses = try (0..<4).map { _ in try world.get("/wanandroid/coin/rank/1/json").status }
    #expect(statuses == [500, 500, 503, 200])
  }

  @Test func `A scheduled fault skips the given number of requests`() throws {
    world.change {
      $0.faults.add(.init(path: "/wanandroid/coin", faults: [.status(500)], skipped: 2, remaining: 1))
    }
    let statuses = try (0..<4).map { _ in try world.get("/wanandroid/coin/rank/1/json").status }
    #expect(statuses == [200, 200, 500, 200])
  }

  @Test
  func `The control endpoint can schedule, list and remove faults`() throws {
    let entry: JSON = ["faults": "delay=5,status=503", "path": "/wanandroid", "method": "get", "count": 2]
    let listed: JSON = [["faults": "delay=5,status=503", "path": "/wanandroid", "method": "GET", "count": 2]]
    let answer = try world.post("/_control/faults", json: entry)
    #expect(answer.status == 201)
    #expect(try world.get("/_control/faults").json == listed)
    #expect(try world.get(Self.path).status == 503)
    #expect(try world.reply("DELETE", "/_control/faults").response.json == [])
    #expect(try world.get(Self.path).status == 200)
  }

  @Test(arguments: [#"{"faults":"explode"}"#, "[]", "nonsense", ""])
  func `The control endpoint rejects invalid faults with an example`(body: String) throws {
    let response = try world.reply("POST", "/_control/faults", body: body).response
    #expect(response.status == 422)
    #expect(try response.json["error"]?.text?.hasPrefix(#"Send {"faults": "status=500""#) == true)
  }
}

@Suite
struct ControlTests {
  @Test
  func `The control endpoints reject requests from the server's own pages`() throws {
    let world = try TestWorld()
    #expect(try world.get("/_control/requests", headers: ["Origin": "http://127.0.0.1:8080"]).status == 403)
    #expect(try world.get("/remote-config", headers: ["Origin": "http://127.0.0.1:8080"]).status == 200)
  }

  @Test
  func `The control endpoints list requests without the values of their query parameters`() throws {
    let world = try TestWorld()
    _ = try world.get("/wanandroid/hotkey/json?token=secret")
    _ = try world.reply("GET", "/wanandroid/nothing", headers: ["X-Fault": "drop"])
    #expect(
      try world.get("/_control/requests").json == [
        [
          "method": "GET", "path": "/wanandroid/hotkey/json", "query": ["token"], "status": 200,
          "date": "2024-05-01T21:46:40.000Z",
        ],
        [
          "method": "GET", "path": "/wanandroid/nothing", "query": [], "status": nil,
          "date": "2024-05-01T21:46:40.000Z",
        ],
      ])
  }

  @Test
  func `The control endpoints can reset the server`() throws {
    let world = try TestWorld()
    let form: FormFields = ["username": "newcomer", "password": "123456", "repassword": "123456"]
    _ = try world.post("/wanandroid/user/register", form: form)
    _ = try world.post("/_control/reset", json: [:])
    #expect(try world.post("/wanandroid/user/register", form: form).json["errorCode"] == 0)
  }
}
