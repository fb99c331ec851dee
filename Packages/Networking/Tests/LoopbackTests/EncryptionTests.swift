import Foundation
import LoopbackServer
import Networking
import Testing

extension Loopback {
  @Suite(.enabled(if: EncryptedServer.isAvailable))
  struct EncryptionTests {
    private func send(_ server: EncryptedServer, authorities: URL?, host: String = "localhost") async throws {
      let transport = CurlTransport(.init(authorities: authorities, environment: [:]))
      let base = try #require(URL(string: "https://\(host):\(server.port)"))
      try await APIClient(baseURL: base, transport: transport).send(Endpoint(.get, "/", decoding: .ignored))
    }

    @Test(arguments: [EncryptedServer.Certificate.selfSigned, .issued])
    func `The transport accepts certificates of the authorities in its configuration`(
      certificate: EncryptedServer.Certificate
    ) async throws {
      let server = try EncryptedServer(certificate)
      defer { server.stop() }
      await #expect(throws: Never.self) { try await send(server, authorities: server.authorities) }
    }

    @Test(arguments: [(EncryptedServer.Certificate.selfSigned, TLSFailure.selfSigned), (.issued, .unknownIssuer)])
    func `The transport rejects a certificate of an unknown authority and reports the reason`(
      certificate: EncryptedServer.Certificate, reason: TLSFailure
    ) async throws {
      let server = try EncryptedServer(certificate)
      defer { server.stop() }
      await #expect(throws: NetworkError.transport(.tls(reason))) { try await send(server, authorities: nil) }
    }

    @Test func `A server that accepts the connection and does not negotiate encryption times out in the handshake`()
      async throws
    {
      let server = try LoopbackServer(mostConnections: 8) { _, connection in
        // The handshake's first bytes end the first wait, and the client's end the second one.
        connection.waitForEnd(milliseconds: 60_000)
        _ = connection.readHead(atMost: 1 << 20, within: .seconds(60))
      }
      defer { server.stop() }
      let limits = TransportLimits(connectTimeout: .milliseconds(300))
      let transport = CurlTransport(.init(limits: limits, environment: [:]))
      let base = try #require(URL(string: "https://127.0.0.1:\(server.port)"))
      await #expect(throws: NetworkError.transport(.timeout(.handshake))) {
        try await APIClient(baseURL: base, transport: transport).send(Endpoint(.get, "/", decoding: .ignored))
      }
    }

    @Test func `The transport rejects an expired certificate and reports the reason`() async throws {
      let server = try EncryptedServer(.expired)
      defer { server.stop() }
      await #expect(throws: NetworkError.transport(.tls(.expired))) {
        try await send(server, authorities: server.authorities)
      }
    }

    @Test func `The transport rejects a certificate for another host and reports the reason`() async throws {
      let server = try EncryptedServer()
      defer { server.stop() }
      await #expect(throws: NetworkError.transport(.tls(.wrongHost))) {
        try await send(server, authorities: server.authorities, host: "127.0.0.1")
      }
    }

    @Test func `An unencrypted request to an encrypted port fails with the reason`() async throws {
      let server = try EncryptedServer()
      defer { server.stop() }
      let base = try #require(URL(string: "http://127.0.0.1:\(server.port)"))
      let client = APIClient(baseURL: base, transport: CurlTransport(.init(environment: [:])))
      await #expect(throws: NetworkError.transport(.notHTTP)) {
        try await client.send(Endpoint(.get, "/", decoding: .ignored))
      }
    }

    @Test(arguments: [
      "<html><center>The plain HTTP request was sent to HTTPS port</center></html>",
      "Reason: You're speaking plain HTTP to an SSL-enabled server port.",
      "Client sent an HTTP request to an HTTPS server.",
    ])
    func `A message about an unencrypted request on an encrypted port is recognized`(message: String) async throws {
      let server = try LoopbackServer { connection, _ in connection.answer(400, body: Array(message.utf8)) }
      defer { server.stop() }
      let client = APIClient(baseURL: server.url(), transport: CurlTransport(.init(environment: [:])))
      await #expect(throws: NetworkError.transport(.notHTTP)) {
        try await client.send(Endpoint(.get, "/", decoding: .ignored))
      }
    }

    @Test func `The transport does not wait for a pipe in place of its file of certificate authorities`() async throws {
      let server = try EncryptedServer()
      defer { server.stop() }
      let pipe = FileManager.default.temporaryDirectory.appending(path: "authorities-\(UUID().uuidString)")
      #expect(mkfifo(pipe.path, 0o600) == 0)
      defer { unlink(pipe.path) }
      for special in [pipe, URL(filePath: "/dev/zero"), FileManager.default.temporaryDirectory] {
        await #expect(throws: NetworkError.transport(.tls(.unreadableAuthorities))) {
          try await send(server, authorities: special)
        }
      }
    }

    @Test
    func `The transport fails if its file of certificate authorities cannot be read`() async throws {
      let server = try EncryptedServer()
      defer { server.stop() }
      await #expect(throws: NetworkError.transport(.tls(.unreadableAuthorities))) {
        try await send(server, authorities: URL(filePath: "/nowhere.pem"))
      }
    }
  }
}
