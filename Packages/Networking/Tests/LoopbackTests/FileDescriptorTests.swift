import Foundation
import LoopbackServer
import Networking
import Testing

extension Loopback {
  @Suite(.serialized)
  struct FileDescriptorTests {
    /// Opens files until only `free` descriptors are left.
    private static func take(leaving free: Int) -> [Int32] {
      var taken: [Int32] = []
      while case let descriptor = open("/dev/null", O_RDONLY), descriptor >= 0 { taken.append(descriptor) }
      for _ in 0..<min(free, taken.count) { close(taken.removeLast()) }
      return taken
    }

    /// Limits the process to 128 open files and to one minute, so that a failing test does not hang.
    private static func limitFiles() {
      alarm(60)
      #if canImport(Darwin)
        let files = RLIMIT_NOFILE
      #else
        let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
      #endif
      var limit = rlimit()
      getrlimit(files, &limit)
      limit.rlim_cur = 128
      setrlimit(files, &limit)
    }

    @Test
    func `A new transport without a free file descriptor fails with tooManyOpenFiles, and works when one is free`()
      async
    {
      await #expect(processExitsWith: .exitCode(7)) {
        Self.limitFiles()
        let server = try LoopbackServer { connection, _ in connection.answer(body: [1, 2, 3]) }
        let transport = CurlTransport()
        let taken = Self.take(leaving: 0)
        let refused = await exchange(transport, HTTPRequest(.get, server.url("/")))
        taken.forEach { close($0) }
        let answered = await exchange(transport, HTTPRequest(.get, server.url("/")))
        let isRight = refused.error == .transport(.tooManyOpenFiles) && (try? answered.get().body.count) == 3
        exit(isRight ? 7 : 1)
      }
    }

    @Test
    func `A running transport without a free file descriptor fails with tooManyOpenFiles, and works when one is free`()
      async
    {
      await #expect(processExitsWith: .exitCode(7)) {
        Self.limitFiles()
        let server = try LoopbackServer { connection, _ in connection.answer(body: [1, 2, 3]) }
        let transport = CurlTransport()
        // The connection to this server stays open, so that it does not free a descriptor.
        let other = try LoopbackServer { connection, _ in connection.answer(body: [1, 2, 3]) }
        _ = await exchange(transport, HTTPRequest(.get, other.url("/")))
        let taken = Self.take(leaving: 0)
        let refused = await exchange(transport, HTTPRequest(.get, server.url("/")))
        taken.forEach { close($0) }
        let answered = await exchange(transport, HTTPRequest(.get, server.url("/")))
        let isRight = refused.error == .transport(.tooManyOpenFiles) && (try? answered.get().body.count) == 3
        exit(isRight ? 7 : 1)
      }
    }

    @Test func `A first request with few free file descriptors succeeds or ends in a typed error`() async {
      await #expect(processExitsWith: .exitCode(7)) {
        Self.limitFiles()
        let server = try LoopbackServer { connection, _ in connection.answer(body: [1, 2, 3]) }
        for free in 0..<24 {
          let taken = Self.take(leaving: free)
          let transport = CurlTransport(.init(limits: TransportLimits(totalTimeout: .milliseconds(300))))
          let result = await exchange(transport, HTTPRequest(.get, server.url("/")))
          taken.forEach { close($0) }
          switch result {
          // The server, in the same process, may lack the descriptor to accept the connection.
          case .success, .failure(.transport(.tooManyOpenFiles)), .failure(.transport(.timeout)): break
          case .failure(let error):
            print(free, error)
            exit(1)
          }
        }
        exit(7)
      }
    }
  }
}
