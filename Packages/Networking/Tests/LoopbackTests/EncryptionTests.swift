import Foundation
import Networking
import Testing

extension Loopback {
  @Suite("Encryption", .enabled(if: EncryptedServer.isAvailable))
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
      try await send(server, authorities: server.authorities)
    }

    @Test(arguments: [(EncryptedServer.Certificate.selfSigned, TLSFailure.selfSigned), (.issued, .unknownIssuer)])
    func `The transport rejects a certificate of an unknown authority and reports the reason`(
      certificate: EncryptedServer.Certificate, reason: TLSFailure
    ) async throws {
      let server = try EncryptedServer(certificate)
      defer { server.stop() }
      await #expect(throws: NetworkError.transport(.tls(reason))) { try await send(server, authorities: nil) }
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

    @Test("The transport fails if its file of certificate authorities cannot be read")
    func missing() async throws {
      let server = try EncryptedServer()
      defer { server.stop() }
      await #expect(throws: NetworkError.transport(.tls(.unreadableAuthorities))) {
        try await send(server, authorities: URL(filePath: "/nowhere.pem"))
      }
    }
  }
}
