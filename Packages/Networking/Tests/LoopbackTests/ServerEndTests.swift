import Foundation
import LoopbackServer
import Testing

@testable import Networking

extension Loopback {
  @Suite struct ServerEndTests {
    /// Returns a Boolean value that indicates whether no socket uses a port of this machine.
    private func isFree(_ port: Int) -> Bool {
      #if canImport(Darwin)
        let descriptor = socket(AF_INET, SOCK_STREAM, 0)
      #else
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      #endif
      defer { close(descriptor) }
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
      address.sin_port = in_port_t(port).bigEndian
      return withUnsafeBytes(of: address) { bytes in
        bytes.withMemoryRebound(to: sockaddr.self) { bind(descriptor, $0.baseAddress, socklen_t(bytes.count)) == 0 }
      }
    }

    @Test func `The port of a server is free as soon as the server has stopped`() throws {
      let free = try (0..<20).map { _ in
        let server = try LoopbackServer { connection, _ in connection.answer() }
        let port = try #require(server.url().port)
        #expect(!isFree(port))
        server.stop()
        return isFree(port)
      }
      // The system can give a port to another test at once.
      #expect(free.count(where: \.self) >= 18)
    }

    @Test func `An upload of a file that has become shorter fails with the name of the file`() async throws {
      let server = try LoopbackServer { connection, _ in connection.answer() }
      defer { server.stop() }
      let file = FileManager.default.temporaryDirectory.appending(path: "upload-\(UUID().uuidString)")
      try Data("file".utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let request = HTTPRequest(.post, server.url("/"), body: HTTPBody([.file(file, length: 5)]))
      #expect(
        await exchange(CurlTransport(), request).error
          == .transport(.file("The file \(file.lastPathComponent) could not be read to its end")))
    }
  }
}
