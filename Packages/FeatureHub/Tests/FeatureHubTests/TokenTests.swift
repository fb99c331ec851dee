import FeatureHub
import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import Reactive
import Testing

@MainActor @Suite struct TokenTests {
  private struct Unreadable: Error {}

  /// Loads the branches twice with a token that the closure returns, and returns the `Authorization` headers and the number of errors.
  private func load(
    token: @escaping @Sendable () async throws -> Secret?
  ) async throws -> (headers: [String?], errors: Int) {
    let transport = ScriptedTransport(
      [try HubServer.fixture("branches.page1"), try HubServer.fixture("branches.page1")]) { Testing.Issue.record($0) }
    let errors = BehaviorRelay(value: 0)
    let feature = HubFeature(
      dependencies: try HubDependencies(
        server: #require(URL(string: "https://hub.test")), transport: transport,
        store: .inMemory(schemas: [HubFeature.schema]), token: token,
        cache: { token in CacheInterceptor(MemoryResponseCache(), user: { token().map { $0.reveal() } ?? "" }) },
        offersProfiles: false, onUnreadableToken: { _ in errors.accept(errors.value + 1) }))
    let name = try #require(HubServer.name)
    for _ in 0..<2 { _ = try await feature.items(.branches(of: name)) }
    return (transport.requests.map { $0.headers["Authorization"] }, errors.value)
  }

  @Test func `The token is read once, and every request sends it`() async throws {
    let reads = BehaviorRelay(value: 0)
    let result = try await load {
      reads.accept(reads.value + 1)
      return Secret("canary")
    }
    #expect(result.headers == ["Bearer canary", "Bearer canary"] && result.errors == 0)
    #expect(reads.value == 1)
  }

  @Test func `A token that cannot be read is reported once, and requests are sent without it`() async throws {
    let result = try await load { throw Unreadable() }
    #expect(result.headers == [nil, nil] && result.errors == 1)
  }
}
