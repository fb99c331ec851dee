import Foundation
import Networking

/// What each contender sends along, so that the server has the same work with all.
private let headers: HTTPHeaders = [
  "Accept": "application/json", "User-Agent": "tessera", "Authorization": "Bearer token",
]

/// One way to ask for a page.
struct Contender: Sendable {
  let name: String
  let send: @Sendable (_ page: Int) async throws -> Ranking

  /// The least that a caller of the transport can do: write the request, wait for the answer, decode it.
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

  /// A client as an app has it. The server has no validators, so each answer comes whole and is kept anew.
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
