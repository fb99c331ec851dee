import Composition
import FeatureHub
import Foundation
import Persistence
import Presentation
import Reactive
import TerminalApp
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@testable import FeatureHubModule
@testable import FeatureHubTerminal

@MainActor @Suite(.app(of: HubModule())) struct HubModuleTests {
  @Test(arguments: [
    ("https://github.com/mira_okafor", "tessera://hub-user?login=mira_okafor"),
    ("https://github.com/a/b", "tessera://hub-repository?repository=a%2Fb"),
    ("https://GitHub.com/a/b/issues", "tessera://hub-issues?repository=a%2Fb"),
    ("https://github.com/a/b/issues/7#issuecomment-1", "tessera://hub-issue?id=7&repository=a%2Fb"),
    ("https://github.com/a/b/commit/05ab", "tessera://hub-commit?id=05ab&repository=a%2Fb"),
  ])
  func `Every supported page of github.com leads to a route`(page: String, url: String) async throws {
    let modules = try AppDefinition.current.moduleList()
    let address = try #require(URL(string: page))
    let route = try #require(modules.route(opening: address))
    #expect(modules.url(route) == url)
    #expect(modules.route(url: page) == route && modules.route(url: url) == route)
  }

  @Test(arguments: [
    "https://github.com", "https://github.com/sponsors/mira", "https://github.com/orgs/apple",
    "https://github.com/Topics/swift",
    "https://github.com/explore", "https://github.com/orgs/apple/people", "https://github.com/a/b/pull/7",
    "https://github.com/a/b/issues/x",
    "https://github.com.example.com/a/b", "https://api.github.com/a/b", "ftp://github.com/a/b",
  ])
  func `A URL other than a supported page of github.com leads to no route`(page: String) async throws {
    let address = try #require(URL(string: page))
    let modules = try AppDefinition.current.moduleList()
    #expect(modules.route(opening: address) == nil)
  }

  @Test(arguments: [
    ("tessera://hub-issue?id=x&repository=a%2Fb", []), ("tessera://hub-issue?repository=a%2Fb", ["id"]),
    ("tessera://hub-issue", ["id", "repository"]), ("tessera://hub-user", ["login"]),
  ])
  func `An address without a required parameter has no screen, and the parameter is reported`(
    url: String, missing: [String]
  )
    async throws
  {
    let modules = try AppDefinition.current.moduleList()
    #expect(modules.route(url: url) == nil && modules.missingParameters(url: url) == missing)
  }

  @Test func `The server name github stands for github.com`() async throws {
    func url(_ text: String) async throws -> String? {
      try await App.inMemory(options: ["hub-server": text]).settings.servers[.hub]?.absoluteString
    }
    let urls = try await [url("github"), url("127.0.0.1:8080/github")]
    #expect(urls == ["https://api.github.com", "http://127.0.0.1:8080/github"])
  }

  @Test(arguments: [(false, ["github-token"]), (true, [])])
  func `The GitHub token is read once, at the first request, and never for the demo server`(
    isDemo: Bool, expected: [String]
  ) async throws {
    let reads = BehaviorRelay<[String]>(value: [])
    // Nothing listens on this port, so that the requests fail.
    let server = AppEnvironment.Server(url: try #require(URL(string: "http://127.0.0.1:1")), isDemo: isDemo)
    let app = try await App.inMemory(
      servers: [.hub: server], secrets: .inMemory(onRead: { reads.accept(reads.value + [$0]) }))
    let feature = try app.container.resolve(HubFeature.self)
    #expect(reads.value.isEmpty)
    for _ in 0..<2 { await #expect(throws: LoadFailure.self) { try await feature.contents(of: .search("a")) } }
    #expect(reads.value == expected)
  }

  @Test func `The routes to which the hub's intents lead are parsed from their URLs`() async throws {
    let modules = try AppDefinition.current.moduleList()
    let name = try #require(RepositoryName("a/b"))
    let intents: [HubIntent] = [
      .repository(name), .issues(name), .issue(7, in: name), .commits(name, branch: nil),
      .commits(name, branch: "main"), .commit("05", in: name), .branches(name), .contributors(name), .user("ada"),
    ]
    for route in intents.flatMap({ Segue($0)?.routes ?? [] }) {
      #expect(modules.route(url: modules.url(route)) == route)
    }
  }
}
