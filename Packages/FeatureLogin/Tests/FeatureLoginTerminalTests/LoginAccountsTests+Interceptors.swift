import Composition
import Testing

@testable import FeatureLoginModule

extension LoginAccountsTests {
  @Test func `Only responses of a named Mastodon server are examined for the server of its accounts`() async throws {
    let named = try await accounts([
      ServerDefinition.mastodon.id: server("https://social.example"),
      ServerDefinition.wanAndroid.id: server("https://ranking.example"),
    ])
    #expect(named.interceptors(at: ServerDefinition.mastodon.id).count == 1)
    #expect(named.interceptors(at: ServerDefinition.wanAndroid.id).isEmpty)
    let demo = try await accounts([ServerDefinition.mastodon.id: server("http://127.0.0.1:1", isDemo: true)])
    #expect(demo.interceptors(at: ServerDefinition.mastodon.id).isEmpty)
  }
}
