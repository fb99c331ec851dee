import LoopbackServer
import Networking
import Testing

extension Loopback {
  @Suite(.serialized)
  struct HostileSequenceTests {
    /// A reply and whether the server keeps the connection open after it.
    private struct Step: Sendable {
      let text: String
      var keepsConnection = true
    }

    private static let ok = "HTTP/1.1 200 OK\r\n"
    private static let end = "Content-Length: 2\r\n\r\n{}"

    private static func padded(_ size: Int) -> Step {
      Step(text: "\(ok)X-Pad: \(String(repeating: "p", count: size))\r\n\(end)")
    }

    /// Returns a reply whose header section starts with folded lines, which have no header to continue.
    private static func folded(_ lines: Int) -> Step {
      Step(text: ok + String(repeating: " folded: x\r\n", count: lines) + end)
    }

    /// Replies that end at once, so that a test can try every pair of them.
    private static let quick: [Step] =
      [1, 2, 50].map(folded) + [20, 300].map(padded)
      + [
        Step(text: "\(ok)\tfolded\r\n\(end)"),
        Step(text: "\(ok)A: b\r\n folded\r\n\tfolded\r\n\(end)"),
        Step(text: "\(ok)A:\r\n \r\n \r\n\(end)"),
        Step(text: "\(ok)Set-Cookie: a=b\r\n folded\r\nSet-Cookie: c=d\r\n\(end)"),
        Step(text: "HTTP/1.1 103 Hints\r\nA: b\r\n\r\n\(ok) folded: x\r\n\(end)"),
        Step(text: "HTTP/1.1 103 Hints\r\n folded: x\r\n\r\n\(ok)\(end)"),
        Step(text: "HTTP/1.1 302 Found\r\n folded: x\r\nContent-Length: 0\r\n\r\n"),
        Step(text: "\(ok)Transfer-Encoding: chunked\r\n\r\n0\r\nA: b\r\n folded\r\n\r\n"),
        Step(text: "\(ok)Transfer-Encoding: chunked\r\n\r\n0\r\n folded\r\n\r\n"),
        Step(text: "\(ok) folded: x\r\n", keepsConnection: false),
        Step(text: "\(ok): x\r\n folded\r\n\r\n", keepsConnection: false),
        Step(text: "\(ok)A: b\r\n", keepsConnection: false),
        Step(text: "\(ok)Content-Length: 10\r\n\r\nab", keepsConnection: false),
        Step(text: "\(ok)Content-Encoding: gzip\r\nContent-Length: 4\r\n\r\nabcd", keepsConnection: false),
        Step(text: "\u{16}\u{3}\u{1}", keepsConnection: false),
        Step(text: "", keepsConnection: false),
      ]

    /// Requests one reply after the other with the same transport, and returns the results.
    private func play(_ steps: [Step]) async throws -> [Result<HTTPResponse, NetworkError>] {
      let server = try LoopbackServer { connection, request in
        let step = Int(request.target.dropFirst()).map { steps[$0] } ?? Step(text: "", keepsConnection: false)
        connection.send(step.text)
        return step.keepsConnection
      }
      defer { server.stop() }
      let transport = CurlTransport(.init(limits: TransportLimits(idleTimeout: .seconds(2))))
      var results: [Result<HTTPResponse, NetworkError>] = []
      for index in steps.indices {
        results.append(await exchange(transport, HTTPRequest(.get, server.url("/\(index)"))))
      }
      return results
    }

    @Test
    func `A reply that starts with folded lines has the same result after any other reply`()
      async throws
    {
      let steps = stride(from: 20, through: 300, by: 20).flatMap { size in
        (1...50).flatMap { [Self.padded(size), Self.folded($0)] }
      }
      let results = try await play(steps)
      for (index, result) in results.enumerated() where index.isMultiple(of: 2) {
        #expect(try result.get().body.count == 2)
      }
      // libcurl 7.88 refuses such a reply, later versions skip the lines.
      let refusals = results.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element.error)
      let expected = try #require(refusals.first)
      #expect(expected == nil || expected == .transport(.malformedReply))
      #expect(refusals.allSatisfy { $0 == expected })
    }

    @Test func `Each request of a pair with hostile replies ends with a result`() async throws {
      let pairs = Self.quick.flatMap { first in Self.quick.flatMap { [first, $0] } }
      #expect(try await play(pairs).count == pairs.count)
    }

    @Test func `A folded line continues the previous header and does not start a new one`() async throws {
      let text = "\(Self.ok)X-Folded: b\r\n X-Second: c\r\n\t d \r\nX-Last: e\r\n\(Self.end)"
      let headers = try #require(try await play([Step(text: text)]).first).get().headers
      #expect(headers["X-Folded"] == "b X-Second: c d")
      #expect(headers["X-Last"] == "e")
      #expect(headers.fields.map(\.name) == ["X-Folded", "X-Last", "Content-Length"])
    }
  }
}
