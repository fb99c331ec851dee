import Foundation
import LoopbackServer
import Networking
import Testing

extension Loopback {
  @Suite(.serialized)
  struct RandomFaultTests {
    /// A fault that a request encounters.
    private enum Fault: String, CaseIterable, Sendable {
      case none, cancelled, timeout, reset, truncated, refused, closed, garbage

      func mayEnd(in result: Result<Int, NetworkError>) -> Bool {
        switch (self, result) {
        case (.none, .success(8)), (.cancelled, .success), (.cancelled, .failure(.cancelled)),
          (.timeout, .failure(.transport(.timeout))), (.reset, .failure(.transport(.notHTTP))),
          (.truncated, .failure(.transport(.connectionLost))), (.refused, .failure(.transport(.refused))),
          (.reset, .failure(.transport(.connectionLost))), (.closed, .failure(.transport(.notHTTP))),
          // The server's end can arrive while the client is still sending.
          (.closed, .failure(.transport(.connectionLost))), (.garbage, .failure(.transport(.connectionLost))),
          (.garbage, .failure(.transport(.notHTTP))), (.garbage, .failure(.transport(.malformedReply))):
          true
        default: false
        }
      }
    }

    /// `LONG` is set in the nightly run.
    private static let count = ProcessInfo.processInfo.environment["LONG"] == nil ? 1_000 : 10_000

    @Test
    func `Each request with a random fault ends with the error for the fault and leaves no connection open`()
      async throws
    {
      // The first round opens the files that the runtime library keeps open.
      try await run(100)
      let before = OpenFiles.count
      try await run(Self.count)
      // Connections close on the thread of the transport, which ends after its last reference.
      // allow(no-sleep): no event reports that the system has closed a socket.
      for _ in 0..<100 where OpenFiles.count > before { try await Task.sleep(for: .milliseconds(50)) }
      #expect(OpenFiles.count <= before)
    }

    private func run(_ requests: Int) async throws {
      let server = try LoopbackServer { connection, request in
        Self.answer(Fault(rawValue: request.headers["x-fault"] ?? ""), on: connection)
      }
      defer { server.stop() }
      let deaf = try LoopbackServer { _, _ in false }
      deaf.stop()
      let transport = CurlTransport(.init(maxConnectionsPerHost: 64))
      let outcomes = await withTaskGroup(of: String?.self) { group in
        var generator = SystemRandomNumberGenerator()
        var unexpected: [String] = []
        for index in 0..<requests {
          if index >= 64, let outcome = await group.next() { unexpected += outcome.map { [$0] } ?? [] }
          let fault = Fault.allCases.randomElement(using: &generator) ?? .none
          let delay = Duration.microseconds(Int.random(in: 0..<3_000, using: &generator))
          let client = APIClient(baseURL: fault == .refused ? deaf.url() : server.url(), transport: transport)
          group.addTask {
            let result = await Self.send(client, fault, cancellingAfter: delay)
            return fault.mayEnd(in: result) ? nil : "\(fault): \(result)"
          }
        }
        for await outcome in group { unexpected += outcome.map { [$0] } ?? [] }
        return unexpected
      }
      #expect(outcomes == [])
    }

    private static func send(
      _ client: APIClient, _ fault: Fault, cancellingAfter delay: Duration
    ) async -> Result<Int, NetworkError> {
      let endpoint = Endpoint(
        .get, "/", headers: ["X-Fault": fault.rawValue], timeout: fault == .timeout ? .milliseconds(30) : nil,
        decoding: .data)
      let task = Task { () -> Result<Int, NetworkError> in
        do throws(NetworkError) {
          return .success(try await client.send(endpoint).count)
        } catch {
          return .failure(error)
        }
      }
      if fault == .cancelled {
        // allow(no-sleep): the moment of canceling is what varies.
        try? await Task.sleep(for: delay)
        task.cancel()
      }
      return await task.value
    }

    private static func answer(_ fault: Fault?, on connection: LoopbackConnection) -> Bool {
      switch fault {
      case .timeout:
        connection.waitForEnd(milliseconds: 5_000)
        return false
      case .reset:
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: 8\r\n\r\n1234")
        connection.reset()
        return false
      case .truncated:
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: 8\r\n\r\n1234")
        return false
      case .closed: return false
      case .garbage:
        connection.send("\u{0}\u{1}garbage\r\n\r\n")
        return false
      case .none?, .cancelled, .refused, nil: return connection.answer(body: Array("12345678".utf8))
      }
    }
  }
}
