import Foundation
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

    @Test(.timeLimit(.minutes(15)))
    func `A connection reads the head and the body of a request, and no body of a negative length`() async throws {
      let (bodies, body) = AsyncStream<[UInt8]?>.makeStream()
      let server = try LoopbackServer(mostConnections: 8) { _, connection in
        connection.limitSending(to: .seconds(600))
        _ = connection.readHead(atMost: 8192, within: .seconds(600))
        body.yield(connection.readBody(-1, within: .seconds(600)))
        body.yield(connection.readBody(3, within: .seconds(600)))
        body.yield(connection.readBody(1, within: .zero))
        connection.answer()
      }
      defer { server.stop() }
      _ = await exchange(CurlTransport(), HTTPRequest(.post, server.url("/"), body: HTTPBody(Data("abc".utf8))))
      var iterator = bodies.makeAsyncIterator()
      #expect(await iterator.next() == .some(nil))
      #expect(await iterator.next() == Array("abc".utf8))
      #expect(await iterator.next() == .some(nil))
    }

    @Test(.timeLimit(.minutes(15)), arguments: ["-1", "-9223372036854775808", "9223372036854775807"])
    func `A request with a length that is negative or too large has no response`(length: String) async throws {
      let server = try LoopbackServer { connection, _ in connection.answer() }
      defer { server.stop() }
      let request = HTTPRequest(.get, server.url("/"), headers: ["Content-Length": length])
      guard case .failure = await exchange(CurlTransport(), request) else {
        Issue.record("The server responded")
        return
      }
    }
  }
}
