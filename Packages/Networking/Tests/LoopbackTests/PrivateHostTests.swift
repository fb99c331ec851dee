import Foundation
import LoopbackServer
import Networking
import Testing

extension Loopback {
  @Suite(.timeLimit(.minutes(15))) struct PrivateHostTests {
    @Test(
      arguments: [
        (Set<String>?.none, "127.0.0.1", true), ([], "127.0.0.1", false), ([], "localhost", false),
        (["localhost"], "127.0.0.1", false), (["127.0.0.1"], "127.0.0.1", true), (["localhost"], "localhost", true),
      ] as [(Set<String>?, String, Bool)])
    func `A transport connects to this machine only by a name that is allowed`(
      allowed: Set<String>?, host: String, isConnected: Bool
    ) async throws {
      let server = try LoopbackServer { connection, _ in connection.answer() }
      defer { server.stop() }
      let transport = CurlTransport(CurlTransport.Configuration(privateHosts: allowed, environment: [:]))
      let url = try #require(URL(string: "http://\(host):\(server.port)/"))
      let result = await exchange(transport, HTTPRequest(.get, url))
      #expect(((try? result.get()) != nil) == isConnected)
    }
  }
}
