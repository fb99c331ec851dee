import Foundation
import Networking

/// The headers that every contender sends, so that the server's work is the same for all.
private let headers: HTTPHeaders = [
  "Accept": "application/json", "User-Agent": "tessera", "Authorization": "Bearer token",
]

/// A way of requesting a page. The benchmark compares several contenders.
struct Contender: Sendable {
  let name: String
  let send: @Sendable (_ page: Int) async throws -> Ranking

  /// Returns a contender that does only what every caller of the transport must do: it builds the request, waits for
  /// the response and decodes it.
  static func bare(_ transport: CurlTransport, _ base: URL) -> Contender {
    let address = base.absoluteString
    return Contender(name: "bare transport") { page in
      guard let url = URL(string: "\(address)/coin/rank?page=\(page)") else { throw URLError(.badURL) }
      let request = HTTPRequest(.get, url, headers: headers)
      let response = try await withCheckedThrowingContinuation { continuation in
        _ = transport.start(request) { continuation.resume(with: $0) }
      }
      guard response.status == 200 else { throw URLError(.badServerResponse) }
      return try JSONDecoder().decode(Ranking.self, from: response.body)
    }
  }

  static func client(_ transport: CurlTransport, _ base: URL) -> Contender {
    let client = APIClient(baseURL: base, headers: headers, transport: transport)
    return Contender(name: "APIClient") { page in try await client.send(.ranking(page: page)) }
  }

  /// Returns a contender that uses a client with the interceptors of an app. The server sends no validators, so each
  /// response is complete and is stored again.
  static func intercepted(_ transport: CurlTransport, _ base: URL) -> Contender {
    let client = APIClient(
      baseURL: base, transport: transport,
      interceptors: [
        LoggingInterceptor { _ in }, CacheInterceptor(MemoryResponseCache(), user: { "user" }), RetryInterceptor(),
        AuthenticationInterceptor(for: base, token: AccessToken("token")), CookieInterceptor(CookieJar()),
      ])
    return Contender(name: "APIClient, five interceptors") { page in try await client.send(.ranking(page: page)) }
  }
}
