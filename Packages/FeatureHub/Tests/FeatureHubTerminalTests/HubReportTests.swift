import ArgumentParser
import Composition
import FeatureHub
import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import TerminalApp
import TerminalAppTest
import TerminalUI
import Testing

@testable import FeatureHubModule
@testable import FeatureHubTerminal

@MainActor @Suite(.app(of: HubModule())) struct HubReportTests {
  private let name: RepositoryName

  init() throws { name = try #require(RepositoryName("a/b")) }

  private func report(
    _ route: Route, pages: Int? = nil, language: Language = .en, _ replies: ScriptedReply...
  ) async throws -> TextReport {
    let url = try #require(URL(string: "http://hub.test"))
    let transport = ScriptedTransport(replies) { Testing.Issue.record($0) }
    let feature = HubFeature(
      dependencies: HubDependencies(
        client: APIClient(baseURL: url, transport: transport),
        store: try .inMemory(schemas: [HubFeature.schema, OutboxStorage.schema])))
    var container = try await App.inMemory(servers: [.hub: .init(url: url, isDemo: false)]).container
    container.register(HubFeature.self) { _ in feature }
    return try #require(await HubModule().report(of: route, in: container, pages: pages, language: language))
  }

  @Test func `A command prints one page of a list, or as many as it is asked for`() async throws {
    let first = ScriptedReply.json(
      #"[{"name": "main", "protected": true}]"#, headers: ["Link": #"<http://hub.test/2>; rel="next""#])
    let branches = RouteKey.hubBranches(name)
    #expect(try await report(branches, first).lines.map(\.string) == ["main", "   · protected"])
    let both = try await report(branches, pages: 2, language: .zhHans, first, .json(#"[{"name": "next"}]"#))
    #expect(both.lines.map(\.string) == ["main", "   · 受保护", "next"])
    let document = String(decoding: try JSONEncoder().encode(both.document), as: UTF8.self)
    for part in [#""schema":"tessera.hub-branches\/1""#, #""server":"hub.test""#, #""isTruncated":false"#] {
      #expect(document.contains(part), "\(document)")
    }
  }

  @Test(arguments: [
    (Language.en, "The text to search for is missing. Enter it after the command: tessera hub search swift"),
    (.zhHans, "缺少要搜索的文字。请在命令后输入：tessera hub search swift"),
  ])
  func `A search without text prints nothing, and its error says what to enter`(
    language: Language, sentence: String
  ) async throws {
    let failure = try await #require(throws: Failure.self) {
      try await report(RouteKey.hub(HubSearchInput("")), language: language)
    }
    #expect(failure.description == sentence && failure.code == .usage)
    let found = try await report(RouteKey.hub(HubSearchInput("rs")), .json(#"{"items": [{"full_name": "a/rs"}]}"#))
    #expect(found.lines.map(\.string) == ["a/rs"])
  }

  @Test func `A token that GitHub rejects is named by its variable`() async throws {
    let failure = try await #require(throws: Failure.self) {
      try await report(RouteKey.hubUser(HubUserInput("ada")), .status(401), .status(401))
    }
    #expect(failure.code == .notLoggedIn)
    #expect(
      failure.description.hasPrefix(
        "hub.test: The server rejected the token, or requires one. Set TESSERA_GITHUB_TOKEN"))
  }

  @Test func `The issues of a repository have numbers from 1`() throws {
    #expect(try HubCommand.Issue.parse(["a/b", "1"]).input() == HubIssueInput(name, 1))
    for number in ["0", "-1", "x", ""] {
      let failure = #expect(throws: Failure.self) { try HubCommand.Issue.parse(["a/b", "--", number]).input() }
      #expect(failure?.description == "“\(number)” is not an issue number. Enter a positive integer.")
    }
  }

  @Test func `The commands refuse an empty hash, an empty username, and a name without an owner`() throws {
    let empty = #expect(throws: Failure.self) { try HubCommand.Commit.parse(["a/b", ""]).input() }
    #expect(empty?.description == "The hash is empty. Enter the hash of a commit, which `tessera hub commits` prints.")
    let nobody = #expect(throws: Failure.self) { try HubCommand.User.parse([""]).input() }
    #expect(nobody?.description == "The username is empty. Enter a username such as octocat.")
    let unowned = #expect(throws: Failure.self) { try HubCommand.Repo.parse(["ab"]).input() }
    #expect(unowned?.description == "“ab” is not a repository name. Use OWNER/NAME.")
    #expect(try HubCommand.Commit.parse(["a/b", "05"]).input() == HubItemInput(name, "05"))
    #expect(try HubCommand.Commits.parse(["a/b"]).input() == HubItemInput(name, ""))
    #expect(try HubCommand.Commits.parse(["a/b", "main"]).input().branch == "main")
    #expect(HubCommand.User.key.name == "hub-user")
    #expect(try HubCommand.User.parse(["ada"]).input() == HubUserInput("ada"))
  }
}
