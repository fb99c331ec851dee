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

  /// Loads the branches twice with a token that the closure returns, and returns the `Authorization` headers and the
  /// number of errors.
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
    for _ in 0..<2 { _ = try await feature.contents(of: .branches(of: name)) }
    return (transport.requests.map { $0.headers["Authorization"] }, errors.value)
  }

  @Test func `The user's token is read once, and every request sends it`() async throws {
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

  @Test func `A token that is absent or cannot be read does not count as one`() async throws {
    func hasToken(_ token: @escaping @Sendable () async throws -> Secret?) async throws -> Bool {
      let transport = ScriptedTransport { Testing.Issue.record($0) }
      return try await HubDependencies(
        server: #require(URL(string: "https://hub.test")), transport: transport,
        store: .inMemory(schemas: [HubFeature.schema]), token: token,
        cache: { _ in CacheInterceptor(MemoryResponseCache(), user: { "" }) }, offersProfiles: false,
        onUnreadableToken: { _ in }
      ).hasToken.value
    }
    #expect(try await hasToken { Secret("canary") })
    #expect(try await !hasToken { nil })
    #expect(try await !hasToken { throw Unreadable() })
    let server = try HubServer([]).dependencies
    let unreadable = HubDependencies(client: server.client, store: server.store, hasToken: .error(Unreadable()))
    #expect(try await !unreadable.hasToken.value)
  }

  @Test(arguments: [
    ("https://api.github.com", true), ("https://github.example.com/api", true), ("http://127.0.0.1:8080/github", true),
    ("http://localhost/github", true), ("http://[::1]:8080", true), ("http://api.github.com", false),
    ("http://127.0.0.1.example.com", false), ("http://localhost.example.com", false), ("http://192.168.0.7", false),
  ])
  func `The user's token is sent only over HTTPS or to this machine`(address: String, isSent: Bool) async throws {
    let secrets = SecretStore.inMemory()
    _ = try await secrets.save(Secret("ghp_secret"), as: "github-token") { _ in true }
    let token = try await HubToken.read(from: secrets, for: try #require(URL(string: address)))
    #expect(token == (isSent ? Secret("ghp_secret") : nil))
  }

  /// Reads the token of a user whose environment contains it, and who has neither a keyring nor a file.
  private static func read(_ token: String) async throws -> Secret? {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let secrets = SecretStore(service: "tessera", directory: directory, environment: ["TESSERA_GITHUB_TOKEN": token])
    return try await HubToken.read(from: secrets, for: try #require(URL(string: "https://api.github.com")))
  }

  @Test(arguments: [("ghp_secret\n", "ghp_secret"), (" \n", nil)] as [(String, String?)])
  func `A line break at the end of the user's token is removed`(text: String, token: String?) async throws {
    #expect(try await Self.read(text) == token.map { Secret($0) })
  }

  @Test func `A token with a line break inside it is rejected`() async {
    await #expect(throws: HubToken.Malformed.self) { try await Self.read("ghp\nsecret") }
  }
}
