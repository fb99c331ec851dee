import Composition
import FeatureHub
import Foundation
import Persistence
import Presentation
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@testable import AppShell
@testable import TerminalApp

@MainActor @Suite(.tessera) struct HubModuleTests {
  @Test(arguments: [
    ("https://github.com/mira_okafor", "tessera://hub-user?login=mira_okafor"),
    ("https://github.com/a/b", "tessera://hub-repository?repository=a%2Fb"),
    ("https://GitHub.com/a/b/issues", "tessera://hub-issues?repository=a%2Fb"),
    ("https://github.com/a/b/issues/7#issuecomment-1", "tessera://hub-issue?id=7&repository=a%2Fb"),
    ("https://github.com/a/b/commit/05ab", "tessera://hub-commit?id=05ab&repository=a%2Fb"),
  ])
  func `Every supported page of github.com leads to a route`(page: String, url: String) async throws {
    try await AppDefinition.withFeatures([HubModule()]) {
      let modules = try AppDefinition.current.moduleList()
      let address = try #require(URL(string: page))
      let route = try #require(modules.route(opening: address))
      #expect(modules.url(route) == url)
      #expect(modules.route(url: page) == route && modules.route(url: url) == route)
    }
  }

  @Test(arguments: [
    "https://github.com", "https://github.com/sponsors/mira", "https://github.com/orgs/apple",
    "https://github.com/Topics/swift",
    "https://github.com/explore", "https://github.com/orgs/apple/people", "https://github.com/a/b/pull/7",
    "https://github.com/a/b/issues/x",
    "https://github.com.example.com/a/b", "https://api.github.com/a/b", "ftp://github.com/a/b",
  ])
  func `Any other page opens in the browser`(page: String) async throws {
    try await AppDefinition.withFeatures([HubModule()]) {
      let address = try #require(URL(string: page))
      let modules = try AppDefinition.current.moduleList()
      #expect(modules.route(opening: address) == nil)
    }
  }

  @Test(arguments: ["tessera://hub-issue?id=x&repository=a%2Fb", "tessera://hub-issue?repository=a%2Fb"])
  func `The address of an issue without a number has no screen`(url: String) async throws {
    try await AppDefinition.withFeatures([HubModule()]) {
      let modules = try AppDefinition.current.moduleList()
      #expect(modules.route(url: url) == nil)
    }
  }

  @Test func `The server name github stands for github.com`() async throws {
    try await AppDefinition.withFeatures([HubModule()]) {
      let modules = try AppDefinition.current.moduleList()
      func url(_ text: String) throws -> String? {
        try AppSettings(modules, layers: [SettingsLayer(.commandLine, ["hub-server": text])]).servers[.hub]?
          .absoluteString
      }
      let urls = try [url("github"), url("127.0.0.1:8080/github")]
      #expect(urls == ["https://api.github.com", "http://127.0.0.1:8080/github"])
    }
  }

  @Test(arguments: [
    ("https://api.github.com", true), ("https://github.example.com/api", true), ("http://127.0.0.1:8080/github", true),
    ("http://localhost/github", true), ("http://[::1]:8080", true), ("http://api.github.com", false),
    ("http://127.0.0.1.example.com", false), ("http://localhost.example.com", false), ("http://192.168.0.7", false),
  ])
  func `The user's token is sent only over HTTPS or to this machine`(address: String, isSent: Bool) async throws {
    let secrets = SecretStore.inMemory()
    _ = try await secrets.save(Secret("ghp_secret"), as: "github-token") { _ in true }
    let server = AppEnvironment.Server(url: try #require(URL(string: address)), isDemo: false)
    let token = try await HubModule.token(for: server, in: secrets)
    #expect(token == (isSent ? Secret("ghp_secret") : nil))
  }

  /// Returns the secrets of a user whose environment contains a token, and who has neither a keyring nor a file.
  private static func environment(token: String) -> SecretStore {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    return SecretStore(service: "tessera", directory: directory, environment: ["TESSERA_GITHUB_TOKEN": token])
  }

  @Test(arguments: [("ghp_secret\n", "ghp_secret"), (" \n", nil)] as [(String, String?)])
  func `A line break at the end of the user's token is removed`(text: String, token: String?) async throws {
    let secrets = Self.environment(token: text)
    let server = AppEnvironment.Server(url: try #require(URL(string: "https://api.github.com")), isDemo: false)
    #expect(try await HubModule.token(for: server, in: secrets) == token.map { Secret($0) })
  }

  @Test func `A token with a line break inside it is rejected with a sentence that does not contain it`() async throws {
    let secrets = Self.environment(token: "ghp\nsecret")
    let server = AppEnvironment.Server(url: try #require(URL(string: "https://api.github.com")), isDemo: false)
    let failure = await #expect(throws: Failure.self) { try await HubModule.token(for: server, in: secrets) }
    #expect(
      failure?.description == "The token in TESSERA_GITHUB_TOKEN contains a space or a line break. Copy it again.")
  }

  @Test func `The demo server receives its own token, never that of the user`() async throws {
    let secrets = SecretStore.inMemory()
    _ = try await secrets.save(Secret("ghp_secret"), as: "github-token") { _ in true }
    let server = AppEnvironment.Server(url: try #require(URL(string: "http://127.0.0.1:8080")), isDemo: true)
    let token = try #require(await HubModule.token(for: server, in: secrets))
    #expect(token != Secret("ghp_secret"))
  }

  @Test func `The GitHub token is read once, at the first request`() async throws {
    try await AppDefinition.withFeatures([HubModule()]) {
      let reads = BehaviorRelay<[String]>(value: [])
      let modules = try AppDefinition.current.moduleList()
      var environment = try AppEnvironment.withoutServers(modules)
      // Nothing listens on this port, so that the requests fail.
      environment.servers[.hub] = .init(url: try #require(URL(string: "http://127.0.0.1:1")), isDemo: false)
      let container = try await Container.app(
        environment, modules, secrets: .inMemory(onRead: { reads.accept(reads.value + [$0]) }),
        consent: StorageConsent(standing: false),
        userAgent: "test")
      let feature = try container.resolve(HubFeature.self)
      #expect(reads.value.isEmpty)
      for _ in 0..<2 { await #expect(throws: LoadFailure.self) { try await feature.items(.search("a")) } }
      #expect(reads.value == ["github-token"])
    }
  }

  @Test func `Every intent leads to a destination`() async throws {
    try await AppDefinition.withFeatures([HubModule()]) {
      let modules = try AppDefinition.current.moduleList()
      let name = try #require(RepositoryName("a/b"))
      let intents: [HubIntent] = [
        .repository(name), .issues(name), .issue(7, in: name), .commits(name, branch: nil),
        .commits(name, branch: "main"), .commit("05", in: name), .branches(name), .contributors(name), .user("ada"),
      ]
      for route in intents.flatMap({ Segue($0).routes }) { #expect(modules.route(url: modules.url(route)) == route) }
    }
  }
}
