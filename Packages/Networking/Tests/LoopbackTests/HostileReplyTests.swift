import LoopbackServer
import Networking
import Testing

extension Loopback {
  @Suite("A hostile reply", .serialized)
  struct HostileReplyTests {
    @Test("ends in a typed error, in time and without filling the memory")
    func all() async throws {
      #expect(HostileReply.all.count >= 100)
      let limits = TransportLimits(idleTimeout: .seconds(1), totalTimeout: .seconds(3), bodySize: 8 << 20)
      let transport = CurlTransport(.init(limits: limits))
      for reply in HostileReply.all {
        let send = reply.prepare()
        let server = try LoopbackServer { connection, _ in
          send(connection)
          return false
        }
        defer { server.stop() }
        let before = ResidentMemory.megabytes
        let client = APIClient(baseURL: server.url(), transport: transport)
        let started = ContinuousClock.now
        let error = await #expect(throws: NetworkError.self, "\(reply)") {
          _ = try await client.send(Endpoint<[Int]>(.get, "/"))
        }
        if let expected = reply.expected { #expect(error.map(expected.contains) == true, "\(reply)") }
        #expect(ContinuousClock.now - started < .seconds(6), "\(reply)")
        if let before, let after = ResidentMemory.megabytes { #expect(after - before < 64, "\(reply)") }
      }
    }
  }
}
