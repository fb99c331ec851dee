import LoopbackServer
import Networking
import Testing

extension Loopback {
  @Suite struct LoopbackServerTests {
    @Test(.timeLimit(.minutes(15)))
    func `Beyond the connection limit, the server stops reading from the oldest connection, but can still respond`()
      async throws
    {
      let (arrived, arrival) = AsyncStream<Void>.makeStream()
      let server = try LoopbackServer(mostConnections: 1) { _, connection in
        _ = connection.readHead(atMost: 8192, within: .seconds(600))
        arrival.yield()
        connection.waitForEnd(milliseconds: 600_000)
        connection.answer()
      }
      async let oldest = exchange(CurlTransport(), HTTPRequest(.get, server.url("/")))
      for await _ in arrived { break }
      async let newest = exchange(CurlTransport(), HTTPRequest(.get, server.url("/")))
      #expect(try await oldest.get().status == 200)
      server.stop()
      _ = await newest
    }

    @Test(.timeLimit(.minutes(15)))
    func `A connection reads the head of a request up to the limit`() async throws {
      let (heads, head) = AsyncStream<[UInt8]>.makeStream()
      let server = try LoopbackServer(mostConnections: 8) { _, connection in
        head.yield(connection.readHead(atMost: 16, within: .seconds(600)))
        connection.answer()
      }
      defer { server.stop() }
      _ = await exchange(CurlTransport(), HTTPRequest(.get, server.url("/")))
      var iterator = heads.makeAsyncIterator()
      #expect(await iterator.next() == Array("GET / HTTP/1.1\r\n".utf8))
    }
  }
}
