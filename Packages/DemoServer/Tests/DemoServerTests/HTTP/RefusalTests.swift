import Testing

@testable import DemoServer

@Suite struct RefusalTests {
  /// Sends a request to an engine with the address `http://127.0.0.1:8080`.
  private func answer(host: String?, origin: String? = nil, path: String = "/remote-config") throws -> Response {
    var headers = Headers()
    if let host { headers.add("Host", host) }
    if let origin { headers.add("Origin", origin) }
    var request = Request(method: "GET", segments: path.split(separator: "/").map(String.init), headers: headers)
    request.origin = "http://127.0.0.1:8080"
    var engine = try Engine(configuration: DemoServer.Configuration())
    let response = engine.reply(to: request).response
    #expect(engine.records.count == (response.status == 200 && !path.hasPrefix("/_control") ? 1 : 0))
    return response
  }

  @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080"])
  func `The demo server responds to requests to its own address, with its own origin or without one`(host: String)
    throws
  {
    #expect(try answer(host: host).status == 200)
    #expect(try answer(host: host, origin: "http://\(host)").status == 200)
  }

  @Test(
    arguments: [
      nil, "", "evil.example", "evil.example:8080", "127.0.0.1", "127.0.0.1:8081", "localhost",
      "localhost.evil.example:8080",
      "127.0.0.1.evil.example:8080", "127.0.0.1:8080@evil.example", "evil.example#127.0.0.1:8080", "[::1]:8080",
    ],
    [
      "/", "/remote-config", "/wanandroid/coin/rank/1/json", "/pictures/avatars/a.png", "/_control/requests",
      "/nowhere",
    ])
  func `A request to another host receives 421 Misdirected Request on every route`(host: String?, path: String) throws {
    let response = try answer(host: host, path: path)
    #expect(response.status == 421)
    #expect(
      String(decoding: response.body, as: UTF8.self)
        == #"{"error":"This server accepts requests to 127.0.0.1:8080 and localhost:8080 only."}"#)
  }

  @Test(
    arguments: [
      "null", "", "http://evil.example", "https://127.0.0.1:8080", "http://127.0.0.1:8081", "http://127.0.0.1",
      "http://127.0.0.1:8080.evil.example",
    ],
    ["/", "/remote-config", "/wanandroid/coin/rank/1/json", "/_control/requests"])
  func `A request from the page of another site is rejected on every route`(origin: String, path: String) throws {
    let response = try answer(host: "127.0.0.1:8080", origin: origin, path: path)
    #expect(response.status == 403)
    #expect(
      String(decoding: response.body, as: UTF8.self)
        == #"{"error":"This server rejects requests from the pages of other sites."}"#)
  }
}
