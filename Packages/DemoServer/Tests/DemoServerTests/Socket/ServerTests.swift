import FlyingSocks
import Foundation
import Testing

@testable import DemoServer

@Suite(.timeLimit(.minutes(15)))
struct ServerTests {
  @Test
  func `The demo server responds over loopback and reports its URL`() async throws {
    let server = try await DemoServer.start()
    #expect(server.baseURL.absoluteString == "http://127.0.0.1:\(server.port)")
    let text = try exchange(port: server.port, get("/wanandroid/coin/rank/1/json"))
    #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(text.contains(#""rank":"1""#))
    await server.stop()
  }

  @Test
  func `The demo server responds to several requests on one connection, even if they arrive together`() async throws {
    let server = try await DemoServer.start()
    let client = try RawClient(port: server.port)
    let one = "GET /wanandroid/hotkey/json HTTP/1.1\r\nHost: x\r\n\r\n"
    try client.send(String(repeating: one, count: 4) + get("/wanandroid/banner/json"))
    let text = try client.receive()
    #expect(text.components(separatedBy: "HTTP/1.1 200 OK\r\n").count == 6)
    #expect(text.components(separatedBy: "Connection: keep-alive\r\n").count == 5)
    await server.stop()
  }

  @Test
  func `The demo server responds to HEAD without a body and with the length of the GET response`() async throws {
    let server = try await DemoServer.start()
    let client = try RawClient(port: server.port)
    try client.send("HEAD /remote-config HTTP/1.1\r\nHost: x\r\n\r\n" + get("/remote-config"))
    let parts = try client.receive().components(separatedBy: "\r\n\r\n")
    #expect(parts.count == 3)
    #expect(parts.dropLast().allSatisfy { $0.contains("Content-Length: 51") })
    #expect(parts[1].hasPrefix("HTTP/1.1 200 OK"))
    #expect(parts[2] == #"{"isRoundedAvatar":false,"likeButtonStyle":"heart"}"#)
    await server.stop()
  }

  @Test
  func `A stopped server refuses connections, and a restarted server has the same port and state`() async throws {
    let server = try await DemoServer.start()
    let idle = try RawClient(port: server.port)
    let body = "username=newcomer&password=secret1&repassword=secret1"
    let register =
      "POST /wanandroid/user/register HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: \(body.utf8.count)\r\n"
      + "Content-Type: application/x-www-form-urlencoded\r\n\r\n\(body)"
    #expect(try exchange(port: server.port, register).contains(#""username":"newcomer""#))
    await server.stop()
    #expect(!server.isRunning)
    #expect(try idle.receive() == "")
    #expect(throws: (any Error).self) { try exchange(port: server.port, get("/")) }
    try await server.restart()
    #expect(try exchange(port: server.port, register).contains("用户名已被注册"))
    await server.stop()
  }

  @Test
  func `A server can start on the port of a server that has stopped`() async throws {
    let first = try await DemoServer.start()
    _ = try exchange(port: first.port, get("/"))
    await first.stop()
    let second = try await DemoServer.start(port: first.port)
    #expect(second.port == first.port)
    await second.stop()
  }

  #if os(Linux)
    @Test
    func `A stopped server keeps its port from others that ask for any free one, and refuses connections`() async throws
    {
      let server = try await DemoServer.start()
      await server.stop()
      // A socket that does not reuse addresses gets only ports that any free port can be.
      let plain = try Socket(domain: AF_INET)
      defer { try? plain.close() }
      #expect(throws: SocketError.self) { try plain.bind(to: .inet(ip4: "127.0.0.1", port: server.port)) }
      #expect(throws: (any Error).self) { try exchange(port: server.port, get("/")) }
      try await server.restart()
      #expect(try exchange(port: server.port, get("/")).hasPrefix("HTTP/1.1 "))
      await server.stop()
    }
  #endif

  @Test
  func `The error for a port in use names the port and a remedy`() async throws {
    let server = try await DemoServer.start()
    let error = await #expect(throws: DemoServerError.self) { try await DemoServer.start(port: server.port) }
    #expect(error == .portInUse(server.port))
    #expect(
      error?.description
        == "Port \(server.port) is in use. Stop the program that uses it, or choose another port, such as 0 for any free port."
    )
    await server.stop()
  }

  @Test
  func `A server stops at once during a delayed response`() async throws {
    let server = try await DemoServer.start()
    let client = try RawClient(port: server.port)
    try client.send(get("/", headers: twentyMinutesDelay))
    while server.requests.isEmpty { await Task.yield() }
    await server.stop()
    #expect(try client.receive() == "")
  }

  @Test
  func `A server stops when its last reference is released`() async throws {
    var server: DemoServer? = try await DemoServer.start()
    let client = try RawClient(port: server?.port ?? 0)
    try client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    _ = try client.receive(until: "}")
    server = nil
    #expect(try client.receive() == "")
  }

  @Test
  func `The demo server drops, truncates and delays responses according to its faults`() async throws {
    let server = try await DemoServer.start()
    let whole = try exchange(port: server.port, get("/wanandroid/hotkey/json"))
    let length = try #require(whole.components(separatedBy: "\r\n\r\n").last?.utf8.count)
    #expect(try exchange(port: server.port, get("/wanandroid/hotkey/json", headers: "X-Fault: drop\r\n")) == "")
    let cut = try exchange(port: server.port, get("/wanandroid/hotkey/json", headers: "X-Fault: truncate\r\n"))
    #expect(cut.contains("Content-Length: \(length)\r\n"))
    #expect(cut.components(separatedBy: "\r\n\r\n").last?.utf8.count ?? 0 < length)
    let start = ContinuousClock.now
    _ = try exchange(port: server.port, get("/wanandroid/hotkey/json", headers: "X-Fault: delay=120\r\n"))
    #expect(ContinuousClock.now - start >= .milliseconds(120))
    await server.stop()
  }

  private struct Large: DemoServer.Service {
    static let path = "large"
    static let size = 16 << 20

    func response(to request: DemoServer.ServiceRequest) -> DemoServer.ServiceResponse {
      DemoServer.ServiceResponse(body: Data(repeating: UInt8(ascii: "a"), count: Self.size))
    }
  }

  @Test
  func `A response that exceeds all buffers arrives as a whole`() async throws {
    var configuration = DemoServer.Configuration()
    configuration.services = [Large()]
    configuration.limits.responseTime = .seconds(60)
    let server = try await DemoServer.start(configuration: configuration)
    let text = try exchange(port: server.port, get("/large"))
    #expect(text.components(separatedBy: "\r\n\r\n").last?.utf8.count == Large.size)
    await server.stop()
  }

  @Test
  func `Programs that the process starts do not inherit the sockets of the server`() throws {
    let (listening, connection) = (try Socket.listening(on: 0), try Socket(domain: AF_INET))
    try connection.prepareAsConnection()
    for socket in [listening, connection] {
      #expect(fcntl(socket.file.rawValue, F_GETFD) == FD_CLOEXEC)
      try socket.close()
    }
  }

  @Test
  func `A stop signal that is released closes both ends of its pipe`() throws {
    func openFiles() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count }
    let before = try openFiles()
    for _ in 0..<3_000 { _ = try StopSignal() }
    // Other tests open some hundreds of files at the same time.
    #expect(try openFiles() < before + 2_000)
  }

  @Test
  func `The demo server listens only on 127.0.0.1`() async throws {
    let server = try await DemoServer.start()
    let table = try? String(contentsOfFile: "/proc/self/net/tcp", encoding: .utf8)
    let port = String(server.port, radix: 16, uppercase: true)
    let lines = table?.split(separator: "\n").filter { $0.contains(":\(port) 00000000:0000 0A") } ?? []
    #expect(lines.allSatisfy { $0.contains("0100007F:\(port)") })
    await server.stop()
  }
}
