import Foundation
import LoopbackServer
import Networking
import Testing

extension Loopback {
  @Suite(.serialized)
  struct ProcessExitTests {
    /// `LONG` is set in the nightly run.
    private static let count = ProcessInfo.processInfo.environment["LONG"] == nil ? 100 : 1_000

    @Test
    func `A process exits with requests in flight, without a crash or a hang`() async throws {
      for _ in 0..<Self.count {
        await #expect(processExitsWith: .exitCode(7)) {
          let server = try LoopbackServer { connection, _ in
            connection.waitForEnd(milliseconds: Int.random(in: 0..<20))
            return connection.answer(body: [1, 2, 3])
          }
          let client = APIClient(baseURL: server.url(), transport: CurlTransport())
          for _ in 0..<16 {
            Task { _ = try? await client.send(Endpoint(.get, "/", decoding: .data)) }
          }
          // allow(no-sleep): the moment of exiting is what varies.
          try await Task.sleep(for: .milliseconds(Int.random(in: 0..<15)))
          exit(7)
        }
      }
    }
  }
}
