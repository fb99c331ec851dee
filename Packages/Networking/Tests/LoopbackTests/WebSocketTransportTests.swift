import Foundation
import LoopbackServer
import Networking
import Reactive
import Testing

extension Loopback {
  /// Tests of what servers and proxies do in place of a WebSocket.
  @Suite(.timeLimit(.minutes(15)))
  struct WebSocketTransportTests {
    private func client(
      _ url: URL, limits: TransportLimits = .default, environment: [String: String] = [:]
    ) -> APIClient {
      APIClient(baseURL: url, headers: [:], transport: CurlTransport(.init(limits: limits, environment: environment)))
    }

    private let endpoint = Endpoint<Void>(.get, "/socket", decoding: .ignored)

    /// Reads the request, and accepts it.
    private static func accept(_ connection: LoopbackConnection) {
      let head = String(decoding: connection.readHead(atMost: 1 << 16, within: .seconds(10)), as: UTF8.self)
      let key = head.split(separator: "\r\n").first { $0.hasPrefix("Sec-WebSocket-Key: ") }?.dropFirst(19) ?? ""
      connection.send(
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
          + "Sec-WebSocket-Accept: \(WebSocketHandshake.acceptance(of: String(key)))\r\n\r\n")
    }

    private func error(_ reply: String, limits: TransportLimits = .default) async throws -> NetworkError? {
      let server = try LoopbackServer(mostConnections: 8) { _, connection in
        _ = connection.readHead(atMost: 1 << 16, within: .seconds(10))
        connection.send(reply)
        if reply.isEmpty { connection.waitForEnd(milliseconds: 10_000) }
      }
      defer { server.stop() }
      var request = HTTPRequest(.get, server.url("/socket"), headers: ["Upgrade": "websocket"])
      request.upgrade = UpgradeOutput()
      request.onPiece = { _, _ in }
      return await exchange(CurlTransport(.init(limits: limits, environment: [:])), request).error
    }

    @Test
    func `A response that is not HTTP, that is too long or that never comes is an error`() async throws {
      #expect(try await error("garbage\r\n\r\n") == .transport(.notHTTP))
      #expect(
        try await error("HTTP/1.1 101 Switching\r\nX: \(String(repeating: "x", count: 200_000))\r\n\r\n")
          == .tooLarge(.headers(bytes: 128 << 10)))
      #expect(
        try await error("HTTP/1.1 101 Switching\r\n" + String(repeating: "X: x\r\n", count: 30_000))
          == .tooLarge(.headers(bytes: 128 << 10)))
      #expect(try await error("", limits: TransportLimits(idleTimeout: .seconds(1))) == .transport(.timeout(.idle)))
    }

    @Test
    func `A port that nobody listens on is an error of the connection`() async throws {
      let server = try LoopbackServer { _, _ in false }
      let url = server.url("/socket")
      server.stop()
      var request = HTTPRequest(.get, url)
      request.upgrade = UpgradeOutput()
      request.onPiece = { _, _ in }
      #expect(
        await exchange(CurlTransport(.init(environment: [:])), request).error == .transport(.refused(url.hostAndPort)))
    }

    @Test
    func `A server that sends pings and reads nothing does not fill the memory`() async throws {
      let server = try LoopbackServer(mostConnections: 8) { _, connection in
        Self.accept(connection)
        let pings = Array(repeating: [0x89, 0x7D] + [UInt8](repeating: 0x41, count: 125), count: 1_000).flatMap(\.self)
        var count = 0
        while count < 2_000, connection.send(pings) { count += 1 }
      }
      defer { server.stop() }
      let growth = try await ResidentMemory.growth {
        for try await signal in client(server.url()).messages(endpoint).values where signal == .lost { break }
      }
      // The server sends 254 MB.
      #expect(growth ?? 0 < 64)
    }

    @Test
    func `A WebSocket works while other requests of the transport come and go`() async throws {
      let server = try LoopbackServer(mostConnections: 32) { _, connection in
        let head = String(decoding: connection.readHead(atMost: 1 << 16, within: .seconds(10)), as: UTF8.self)
        guard head.contains("Sec-WebSocket-Key") else {
          connection.answer(headers: ["Connection: close"], body: [0x41])
          return
        }
        let key = head.split(separator: "\r\n").first { $0.hasPrefix("Sec-WebSocket-Key: ") }?.dropFirst(19) ?? ""
        connection.send(
          "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + "Sec-WebSocket-Accept: \(WebSocketHandshake.acceptance(of: String(key)))\r\n\r\n")
        for _ in 0..<60 {
          connection.waitForEnd(milliseconds: 50)
          guard connection.send([0x81, 0x01, 0x41]) else { return }
        }
      }
      defer { server.stop() }
      let client = client(server.url())
      var count = 0
      for try await signal in client.messages(endpoint).values {
        if case .event = signal {
          count += 1
          #expect(try await client.send(Endpoint(.get, "/", decoding: .text)) == "A")
        }
        if signal == .lost || count == 50 { break }
      }
      #expect(count == 50)
    }

    @Test
    func `A proxy is asked for a tunnel, and does not see the token`() async throws {
      let seen = Recorder<String>()
      let proxy = try LoopbackServer(mostConnections: 8) { _, connection in
        seen.append(String(decoding: connection.readHead(atMost: 1 << 16, within: .seconds(10)), as: UTF8.self))
        connection.send("HTTP/1.1 200 Connection established\r\n\r\n")
        Self.accept(connection)
        connection.send([0x81, 0x01, 0x41])
        connection.waitForEnd(milliseconds: 10_000)
      }
      defer { proxy.stop() }
      let url = try #require(URL(string: "http://host.invalid"))
      let client = APIClient(
        baseURL: url, headers: ["Authorization": "Bearer secret"],
        transport: CurlTransport(.init(environment: ["http_proxy": "http://127.0.0.1:\(proxy.port)"])))
      var signals: [StreamSignal<WebSocketMessage>] = []
      for try await signal in client.messages(endpoint).take(2).values { signals.append(signal) }
      #expect(signals == [.opened, .event(.text("A"))])
      let head = try #require(seen.values.first)
      #expect(head.hasPrefix("CONNECT host.invalid:80 HTTP/1.1\r\n") && !head.contains("secret"))
    }

    @Test
    func `A proxy that refuses the tunnel is named, and its status does not count as the server's`() async throws {
      let proxy = try LoopbackServer { connection, _ in connection.answer(403) }
      defer { proxy.stop() }
      var request = HTTPRequest(.get, try #require(URL(string: "http://host.invalid/")))
      request.upgrade = UpgradeOutput()
      request.onPiece = { _, _ in }
      let address = "http://127.0.0.1:\(proxy.port)"
      let transport = CurlTransport(.init(environment: ["http_proxy": address]))
      #expect(await exchange(transport, request).error == .transport(.proxy(.rejected(address, status: 403))))
    }
  }
}
