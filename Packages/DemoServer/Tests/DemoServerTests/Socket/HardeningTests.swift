import Foundation
import Testing

@testable import DemoServer

@Suite(.timeLimit(.minutes(15)))
struct HardeningTests {
  private func withServer(
    _ limit: (inout Limits) -> Void = { _ in }, _ body: (DemoServer) async throws -> Void
  ) async throws {
    var configuration = DemoServer.Configuration()
    limit(&configuration.limits)
    let server = try await DemoServer.start(configuration: configuration)
    try await body(server)
    await untilServed(by: server)
    await server.stop()
  }

  @Test(arguments: [
    ("\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}", 400), ("hello\r\n\r\n", 400), ("GET / HTTP/2.0\r\nHost: x\r\n\r\n", 505),
    ("GET / HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: x\r\n bad: folded\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n", 413),
    ("GET /" + String(repeating: "a", count: 9000) + " HTTP/1.1\r\nHost: x\r\n\r\n", 414),
    ("GET / HTTP/1.1\r\nHost: x\r\nA: " + String(repeating: "a", count: 20_000) + "\r\n\r\n", 431),
    ("GET / HTTP/1.1\r\nHost: x\r\n" + String(repeating: "A: b\r\n", count: 200) + "\r\n", 431),
  ])
  func `The demo server responds to an invalid request with a matching status`(text: String, status: Int) async throws {
    try await withServer { server in
      let answer = try exchange(port: server.port, text)
      #expect(answer.hasPrefix("HTTP/1.1 \(status) \(reasonPhrase(of: status))\r\n"))
      #expect(answer.contains("Connection: close\r\n"))
    }
  }

  /// Returns when the server responds to an ordinary request. The time limit of the suite ends a failing test. A
  /// refused client that is already sending may see a reset in place of the 503, so a failure to read counts as a
  /// refusal.
  @discardableResult private func untilServed(by server: DemoServer) async -> String {
    while true {
      if let answer = try? exchange(port: server.port, get("/wanandroid/hotkey/json")), answer.hasPrefix("HTTP/1.1 200")
      {
        return answer
      }
      await Task.yield()
    }
  }

  @Test
  func `The demo server responds with 413 while a client still sends a body that is too large`() async throws {
    try await withServer { server in
      let client = try RawClient(port: server.port)
      try client.send("POST /wanandroid/user/login HTTP/1.1\r\nHost: x\r\nContent-Length: 3000000\r\n\r\n")
      try client.send(Data(repeating: 0x61, count: 3_000_000))
      #expect(try client.receive().hasPrefix("HTTP/1.1 413 "))
    }
  }

  @Test
  func `The demo server responds with 408 to an unfinished request, and closes an idle connection without a response`()
    async throws
  {
    try await withServer {
      $0.requestTime = .milliseconds(150)
      $0.idleTime = .milliseconds(150)
    } _: { server in
      let slow = try RawClient(port: server.port)
      try slow.send("GET / HTTP/1.1\r\nHo")
      let idle = try RawClient(port: server.port)
      #expect(try slow.receive().hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
      #expect(try idle.receive() == "")
    }
  }

  @Test(arguments: [
    ("", "\r\n\r\n"),
    ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n", "A: b\r\n"),
  ])
  func `The demo server closes a connection whose bytes never complete a request`(start: String, again: String)
    async throws
  {
    try await withServer {
      $0.requestTime = .milliseconds(150)
      $0.idleTime = .milliseconds(150)
    } _: { server in
      let client = try RawClient(port: server.port)
      try client.send(start)
      let flood = Data(String(repeating: again, count: 100).utf8)
      #expect(throws: (any Error).self) { while true { try client.send(flood) } }
    }
  }

  @Test func `A connection beyond the limit receives 503 if all others wait for responses`() async throws {
    var configuration = DemoServer.Configuration()
    configuration.limits.connections = 2
    let server = try await DemoServer.start(configuration: configuration)
    let busy = [try RawClient(port: server.port), try RawClient(port: server.port)]
    for client in busy { try client.send(get("/", headers: twentyMinutesDelay)) }
    while server.requests.count < 2 { await Task.yield() }
    #expect(try RawClient(port: server.port).receive().hasPrefix("HTTP/1.1 503 Service Unavailable\r\n"))
    await server.stop()
    for client in busy { #expect(try client.receive() == "") }
  }

  @Test func `A connection beyond the limit replaces the connection that has been idle longest`() async throws {
    try await withServer {
      $0.connections = 2
    } _: { server in
      let silent = try RawClient(port: server.port)
      let served = try RawClient(port: server.port)
      try served.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(try served.receive(until: "}").hasPrefix("HTTP/1.1 200 "))
      #expect(try exchange(port: server.port, get("/")).hasPrefix("HTTP/1.1 200 "))
      #expect(try silent.receive() == "")
      try served.send(get("/"))
      #expect(try served.receive().hasPrefix("HTTP/1.1 200 "))
    }
  }

  @Test func `A connection that has ended is not closed for a further one, which is refused if all others are busy`() {
    var connections = OpenConnections(limit: 1)
    // There are no such descriptors.
    var isAdmitted = [connections.admit(-2)]
    connections.remove(-2)
    isAdmitted.append(connections.admit(-3))
    connections.answer(-3)
    isAdmitted.append(connections.admit(-4))
    #expect(isAdmitted == [true, true, false])
  }

  @Test func `Five hundred clients that never finish their requests do not block other clients`() async throws {
    try await withServer { server in
      var slow: [RawClient] = []
      for index in 0..<500 {
        let client = try RawClient(port: server.port)
        // The server may already have closed an earlier connection.
        try? client.send("GET / HTTP/1.1\r\nHo")
        slow.append(client)
        if index % 50 == 49 {
          // On a busy machine the threads of closed connections may not have ended yet, so a client tries again.
          let isServed = (0..<100).contains { _ in
            (try? exchange(port: server.port, get("/remote-config")))?.hasPrefix("HTTP/1.1 200 ") == true
          }
          #expect(isServed, "\(index + 1)")
        }
      }
      withExtendedLifetime(slow) {}
    }
  }

  @Test
  func `The demo server closes the connection of a client that does not read its responses`() async throws {
    try await withServer {
      $0.responseTime = .milliseconds(200)
      $0.connections = 1
    } _: { server in
      let client = try RawClient(port: server.port)
      // The responses exceed all buffers. The server may close the connection before all requests are sent.
      try? client.send(
        String(repeating: "GET /wanandroid/coin/rank/1/json HTTP/1.1\r\nHost: x\r\n\r\n", count: 4000))
      #expect(await untilServed(by: server).contains(#""errorCode":0"#))
      withExtendedLifetime(client) {}
    }
  }

  @Test
  func `The demo server sends 100 Continue to a client that expects it`() async throws {
    try await withServer { server in
      let client = try RawClient(port: server.port)
      try client.send(
        "POST /wanandroid/user/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: 100-continue\r\n"
          + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 36\r\n\r\n")
      #expect(try client.receive(until: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
      try client.send("username=alice_example&password=1234")
      #expect(try client.receive().contains("账号密码不匹配"))
    }
  }

  @Test
  func `The demo server still responds after a thousand connections that sent random bytes`() async throws {
    try await withServer { server in
      var random = SplitMix64(seed: 3)
      for _ in 0..<1000 {
        let client = try RawClient(port: server.port)
        let bytes = (0..<Int.random(in: 1...200, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
        try? client.send(Data(bytes))
      }
      #expect(await untilServed(by: server).contains(#""errorCode":0"#))
    }
  }
}
