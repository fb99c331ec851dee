import FeatureLogin
import Foundation
import Networking
import Reactive
import Testing

/// These open sockets on 127.0.0.1, and run with `LOOPBACK` in the environment.
@Suite("The loopback listener", .enabled(if: ProcessInfo.processInfo.environment["LOOPBACK"]?.isEmpty == false))
struct LoopbackListenerTests {
  private func get(_ url: URL) async throws -> String {
    let client = APIClient(
      baseURL: try #require(URL(string: "http://127.0.0.1:\(url.port ?? 0)")), transport: CurlTransport())
    return try await client.send(Endpoint<String>(.get, .link(url), decoding: .text))
  }

  @Test(
    "tells its address, serves browsers one after the other, and is gone when nobody listens", .timeLimit(.minutes(5)))
  func serves() async throws {
    let arrived = LoopbackListener().listen().values
    var events = arrived.makeAsyncIterator()
    guard case .listening(let address)? = try await events.next() else {
      Issue.record("It tells no address.")
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

  @Test("leaves no port open", .timeLimit(.minutes(5)))
  func closes() async throws {
    let address = BehaviorRelay<URL?>(value: nil)
    let listening = LoopbackListener().listen().subscribe(onNext: {
      if case .listening(let url) = $0 { address.accept(url) }
    })
    let url = try #require(address.value)
    listening.dispose()
    // Its thread closes the port as soon as it wakes.
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
