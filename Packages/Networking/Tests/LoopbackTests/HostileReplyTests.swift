import LoopbackServer
import Networking
import Testing

extension Loopback {
  @Suite(.serialized)
  struct HostileReplyTests {
    @Test
    func `A request with a hostile reply fails with a typed error, within the time limit and with bounded memory`()
      async throws
    {
      #expect(HostileReply.all.count >= 100)
      let limits = TransportLimits(idleTimeout: .seconds(1), totalTimeout: .seconds(3), bodySize: 8 << 20)
      let transport = CurlTransport(.init(limits: limits))
      var highest = 0
      for reply in HostileReply.all {
        let send = reply.prepare()
        let server = try LoopbackServer { connection, _ in
          send(connection)
          return false
        }
        defer { server.stop() }
        let client = APIClient(baseURL: server.url(), transport: transport)
        var (error, growth): (NetworkError?, Int?)
        var time = Duration.seconds(60)
        // Other tests can slow down this one, so it fails only if three attempts in a row take too long.
        for _ in 0..<3 where time >= Duration.seconds(6) {
          let started = ContinuousClock.now
          growth = await ResidentMemory.growth {
            error = await #expect(throws: NetworkError.self, "\(reply)") {
              _ = try await client.send(Endpoint<[Int]>(.get, "/"))
            }
          }
          time = ContinuousClock.now - started
        }
        if let expected = reply.expected { #expect(error.map(expected.contains) == true, "\(reply)") }
        #expect(time < Duration.seconds(6), "\(reply)")
        #expect(growth ?? 0 < 64, "\(reply)")
        highest = max(highest, growth ?? 0)
      }
      print("\(HostileReply.all.count) hostile replies, memory at most \(highest) MB higher during one of them")
    }
  }
}
