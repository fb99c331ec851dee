import FeatureTimeline
import Foundation
import Networking
import NetworkingTest
import Persistence
import Testing

@Suite struct TwitterKeyTests {
  @Test func `The key for Twitter is read only if both of its parts are in the secret store`() async throws {
    let secrets = SecretStore.inMemory()
    #expect(try await TwitterKey(secrets) == nil)
    try await secrets.save(Secret("k"), as: "twitter-key") { _ in true }
    #expect(try await TwitterKey(secrets) == nil)
    try await secrets.save(Secret("s"), as: "twitter-secret") { _ in true }
    #expect(try await TwitterKey(secrets) != nil)
  }

  @Test
  func `A token for Twitter is requested with the key when the server requires one, and is omitted without a key`()
    async throws
  {
    let url = try #require(URL(string: "https://example.com"))
    for key in [TwitterKey(key: Secret("k"), secret: Secret("s")), nil] {
      let transport = ScriptedTransport { Issue.record("\($0)") }
      transport.script(.response(HTTPResponse(status: key == nil ? 200 : 401)))
      transport.script(.json(#"{"token_type": "bearer", "access_token": "issued"}"#))
      transport.script(.response(HTTPResponse(status: 200)))
      let interceptor = AuthenticationInterceptor.twitter(
        key, at: url, by: APIClient(baseURL: url, transport: transport))
      let client = APIClient(baseURL: url, transport: transport, interceptors: [interceptor])
      try await client.send(Endpoint<Void>(.get, "/posts", decoding: .ignored))
      let headers = transport.requests.map { $0.headers["Authorization"] }
      #expect(headers == (key == nil ? [nil] : ["Bearer none", "Basic azpz", "Bearer issued"]))
    }
  }
}
