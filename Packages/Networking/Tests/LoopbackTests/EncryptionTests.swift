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

    @Test("accepts the authorities that it is given")
    func custom() async throws {
      let server = try EncryptedServer()
      defer { server.stop() }
      try await send(server, authorities: server.certificate)
    }

    @Test("refuses an unknown authority and a certificate for another host")
    func untrusted() async throws {
      let server = try EncryptedServer()
      defer { server.stop() }
      await #expect(throws: NetworkError.transport(.tls("its certificate is not trusted"))) {
        try await send(server, authorities: nil)
      }
      await #expect(throws: NetworkError.transport(.tls("its certificate is not trusted"))) {
        try await send(server, authorities: server.certificate, host: "127.0.0.1")
      }
    }

    @Test("does not go on without the authorities that it is given")
    func missing() async throws {
      let server = try EncryptedServer()
      defer { server.stop() }
      await #expect(throws: NetworkError.transport(.tls("the file of certificate authorities cannot be read"))) {
        try await send(server, authorities: URL(filePath: "/nowhere.pem"))
      }
    }
  }
}
