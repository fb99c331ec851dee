import FeatureLogin
import Foundation
import Networking
import Reactive
import Testing

/// Tests that open sockets on 127.0.0.1. They run only if `LOOPBACK` is set in the environment.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["LOOPBACK"]?.isEmpty == false))
struct LoopbackListenerTests {
  private func get(_ url: URL) async throws -> String {
    let client = APIClient(
      baseURL: try #require(URL(string: "http://127.0.0.1:\(url.port ?? 0)")), transport: CurlTransport())
    return try await client.send(Endpoint<String>(.get, .link(url), decoding: .text))
  }

  @Test(.timeLimit(.minutes(15)))
  func `The loopback listener emits its URL, then the URL of each redirect, and rejects other requests`() async throws {
    let arrived = LoopbackListener().listen().values
    var events = arrived.makeAsyncIterator()
    guard case .listening(let address)? = try await events.next() else {
      Issue.record("The listener did not emit its URL.")
      return
    }
    #expect(address.host() == "127.0.0.1")
    for code in ["one", "two"] {
      let url = try #require(URL(string: "\(address.absoluteString)?code=\(code)&state=x"))
      #expect(try await get(url).contains("go back to the terminal"))
      #expect(try await events.next() == .arrived(url))
    }
    let other = try #require(URL(string: "http://127.0.0.1:\(address.port ?? 0)/favicon.ico"))
    await #expect(throws: NetworkError.self) { try await get(other) }
  }

  @Test(.timeLimit(.minutes(15)))
  func `The loopback listener serves a browser while other clients send nothing or an incomplete request`() async throws
  {
    var events = LoopbackListener(patience: .seconds(600)).listen().values.makeAsyncIterator()
    guard case .listening(let address)? = try await events.next() else {
      Issue.record("The listener did not emit its URL.")
      return
    }
    let slow = try (0..<40).map { try SlowClient(port: address.port ?? 0, saying: $0 % 2 == 0 ? "" : "GET /callback") }
    let url = try #require(URL(string: "\(address.absoluteString)?code=one&state=x"))
    #expect(try await get(url).contains("go back to the terminal"))
    #expect(try await events.next() == .arrived(url))
    // Otherwise it would wait for the rest of the request.
    #expect(slow[0].answer().hasPrefix("HTTP/1.1 404 Not Found"), "The oldest clients make room for new ones.")
    withExtendedLifetime(slow) {}
  }

  @Test(.timeLimit(.minutes(15)))
  func `The loopback listener responds to a slow client at its time limit, and completes after its lifetime`()
    async throws
  {
    var events = LoopbackListener(patience: .milliseconds(50), lifetime: .milliseconds(300)).listen().values
      .makeAsyncIterator()
    guard case .listening(let address)? = try await events.next() else {
      Issue.record("The listener did not emit its URL.")
      return
    }
    let client = try SlowClient(port: address.port ?? 0, saying: "GET /callback?code=one HTTP/1.1\r\nHost: x")
    #expect(client.answer().hasPrefix("HTTP/1.1 200 OK"))
    #expect(try await events.next() != nil)
    #expect(try await events.next() == nil)
  }

  @Test(.timeLimit(.minutes(15)))
  func `Disposing of a subscription to the loopback listener closes the port`() async throws {
    let address = BehaviorRelay<URL?>(value: nil)
    let listening = LoopbackListener().listen().subscribe(onNext: {
      if case .listening(let url) = $0 { address.accept(url) }
    })
    let url = try #require(address.value)
    listening.dispose()
    // The listener's thread closes the port as soon as it wakes.
    var isRefused = false
    while !isRefused {
      do {
        _ = try await get(url)
      } catch {
        isRefused = true
      }
    }
    #expect(isRefused)
  }
}

/// A connection that sends the given text and then nothing.
private final class SlowClient: Sendable {
  private let handle: FileHandle

  init(port: Int, saying text: String) throws {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = UInt16(clamping: port).bigEndian
    name.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(result == 0)
    if !text.isEmpty { try handle.write(contentsOf: Data(text.utf8)) }
  }

  /// Returns the text that the listener sends until it closes the connection.
  func answer() -> String { String(decoding: (try? handle.readToEnd()) ?? Data(), as: UTF8.self) }
}
