import Foundation
import Networking
import NetworkingTest
import Synchronization
import Testing

@Suite
struct LoggingInterceptorTests {
  private final class Lines: Sendable {
    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock { $0 } }

    func write(_ line: String) {
      lines.withLock { $0.append(line) }
    }
  }

  private let lines = Lines()
  private let clock = ManualClock(Date(timeIntervalSince1970: 0))

  private func client(_ replies: [ScriptedReply], detail: LoggingInterceptor.Detail = .summary) throws -> APIClient {
    try .scripted(
      .scripted(replies),
      interceptors: [
        LoggingInterceptor(detail: detail, now: { [clock] in clock.date }, write: lines.write),
        Slow(clock: clock),
      ])
  }

  /// An interceptor that advances the manual clock by 57 ms before it sends a request.
  private struct Slow: Interceptor {
    let clock: ManualClock

    func intercept(
      _ request: HTTPRequest, next: any Transport, completion: @escaping ExchangeCompletion
    ) -> any TransportTask {
      clock.advance(by: 0.057)
      return next.start(request, completion: completion)
    }
  }

  @Test
  func `The log contains a line for every exchange`() async throws {
    let client = try client([.json("[1,2]"), .failure(.transport(.offline))])
    let endpoint = Endpoint<[Int]>(.get, "/list", query: ["access_token": "c4n4ry", "n": "1"])
    _ = try await client.send(endpoint)
    _ = try? await client.send(endpoint)
    #expect(
      lines.all == [
        "GET https://api.example/list?access_token=<redacted>&n=1 200, 5 bytes, 57 ms",
        "GET https://api.example/list?access_token=<redacted>&n=1 failed, 57 ms: There is no network connection.",
      ])
  }

  @Test
  func `The log says that a response is from the cache`() async throws {
    let cache = CacheInterceptor(MemoryResponseCache(), user: { "" })
    let transport = ScriptedTransport.scripted([.json("[1]"), .failure(.transport(.offline))])
    let log = LoggingInterceptor(now: { [clock] in clock.date }, write: lines.write)
    let client = try APIClient.scripted(transport, interceptors: [log, cache])
    for _ in 0..<2 { _ = try await client.send(Endpoint<[Int]>(.get, "/list")) }
    #expect(lines.all.last == "GET https://api.example/list 200 from the cache, 3 bytes, 0 ms")
  }

  @Test
  func `The log contains no secret from any part of a request, a response or an error`() async throws {
    let secret = "c4n4ry"
    let replies: [ScriptedReply] = [
      .json(#"{"access_token":"\#(secret)"}"#, headers: ["Set-Cookie": "token=\(secret)"]),
      .json(#"{"error":"bad https://api.example/x?token=\#(secret)"}"#, status: 401),
      .json(#"["\#(secret)"]"#), .failure(.transport(.connectionLost)), .status(500, headers: ["X-Token": secret]),
    ]
    let client = try client(replies, detail: .curl)
    for _ in replies {
      do {
        _ = try await client.send(
          Endpoint<[String: Int]>(
            .post, "/oauth/token", query: ["client_secret": secret], headers: ["Authorization": "Bearer \(secret)"],
            body: .form(["password": secret, "name": "shown"])))
      } catch {
        lines.write("\(error) \(error.errorDescription ?? "") \(error.recoverySuggestion ?? "")")
      }
    }
    #expect(lines.all.count == 15)
    #expect(lines.all.contains { $0.contains("name=shown") })
    #expect(!lines.all.contains { $0.contains(secret) })
  }
}
