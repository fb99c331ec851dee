import FeatureHub
import Foundation
import Networking
import NetworkingTest
import Presentation
import Reactive
import Testing

@MainActor @Suite struct DetailTests {
  private let name: RepositoryName

  init() throws { name = try #require(HubServer.name) }

  private static let languages = ScriptedReply.json(#"{"C": 9000, "Swift": 90000, "Shell": 1000, "None": 0}"#)
    .on("GET /github/repos/example/reactive-monorepo/languages")

  @Test
  func `The screen of a repository shows its description, stars, forks and languages, and a row for each destination`()
    throws
  {
    let server = try HubServer([Self.languages, HubServer.fixture("repository")])
    let viewModel = server.feature.makeRepositoryViewModel(of: name)
    let watched = Watched(viewModel, viewModel)
    viewModel.input.appear.accept(())
    #expect(
      watched.titles == [
        "example/reactive-monorepo", "Languages", "Issues", "Commits", "Branches", "Contributors", "Owner",
      ])
    #expect(
      watched.details[0...2] == [
        "★ 12.3K · 321 forks · Swift", "Swift 90% · C 9% · Shell 1%", "5 open, including pull requests",
      ])
    #expect(watched.rows.first?.body == "Five sample apps, one monorepo")
    for row in watched.rows { viewModel.intents.accept(row.intent) }
    #expect(
      watched.intents == [
        .issues(name), .commits(name, branch: nil), .branches(name), .contributors(name), .user("example"),
      ])
  }

  @Test func `The addresses in the description of a repository are rows that open them`() throws {
    let reply =
      #"{"id": 1, "full_name": "example/reactive-monorepo", "description": "By https://mastodon.example/@mira."}"#
    let server = try HubServer([Self.languages, .json(reply).on("GET /github/repos/example/reactive-monorepo")])
    let viewModel = server.feature.makeRepositoryViewModel(of: name)
    let watched = Watched(viewModel, viewModel)
    viewModel.input.appear.accept(())
    let page = try #require(URL(string: "https://mastodon.example/@mira"))
    #expect(watched.rows[1].intent == .link(page) && watched.rows[1].url == page)
    #expect(watched.details[1] == page.absoluteString)
  }

  @Test func `A description has at most twenty rows of addresses`() throws {
    let addresses = (1...30).map { "https://a.example/\($0)" }.joined(separator: " ")
    let reply = #"{"full_name": "example/reactive-monorepo", "description": "\#(addresses)"}"#
    let server = try HubServer([Self.languages, .json(reply).on("GET /github/repos/example/reactive-monorepo")])
    let viewModel = server.feature.makeRepositoryViewModel(of: name)
    let watched = Watched(viewModel, viewModel)
    viewModel.input.appear.accept(())
    #expect(watched.titles.count { $0 == "Link" } == 20)
  }

  @Test func `The words for one follower, one repository and one fork are singular`() throws {
    let reply = #"{"login": "ada", "public_repos": 1, "followers": 1, "following": 1}"#
    let server = try HubServer([
      .json("[]").on("GET /github/users/ada/social_accounts"), .json(reply).on("GET /github/users/ada"),
      .json(
        #"{"items": [{"id": 1, "full_name": "a/rs", "stargazers_count": 1, "forks_count": 1, "open_issues_count": 0}]}"#
      ),
    ])
    let user = server.feature.makeListViewModel(of: .user("ada"))
    let search = server.feature.makeListViewModel(of: .search("rs"))
    let (person, found) = (Watched(user, user), Watched(search, search))
    user.input.appear.accept(())
    search.input.appear.accept(())
    #expect(person.titles.contains("1 repository") && person.details.contains("1 follower · 1 following"))
    #expect(found.details == ["★ 1 · 1 fork"])
  }

  @Test func `Without a token, the star of a repository is neither requested nor changed, and the reason is shown`()
    throws
  {
    let server = try HubServer([Self.languages, HubServer.fixture("repository")])
    let viewModel = server.feature.makeRepositoryViewModel(of: name)
    let watched = Watched(viewModel, viewModel)
    var reasons: [String] = []
    let subscription = viewModel.starFailures.emit(onNext: { reasons.append($0.message(in: .en)) })
    viewModel.toggleStar.accept(())
    viewModel.input.appear.accept(())
    viewModel.toggleStar.accept(())
    #expect(server.requested.count == 2 && !watched.rows.isEmpty)
    #expect(
      reasons == [
        "GitHub has not said yet whether you have starred this repository",
        "Stars need a token for GitHub, and there is none",
      ])
    subscription.dispose()
  }

  @Test func `The screen of an issue shows the issue and its comments, and each row opens its author`() throws {
    let issue =
      #"{"id": 1, "number": 7, "title": "T", "state": "open", "user": {"login": "ada"}, "labels": [], "comments": 1, "created_at": "2024-03-20T10:00:00Z", "body": "Body"}"#
    let comments =
      #"[{"id": 3, "user": {"login": "bob"}, "body": "Yes", "created_at": "2024-03-21T10:00:00Z"}, {"broken": true}]"#
    let path = "/github/repos/example/reactive-monorepo/issues/7"
    let server = try HubServer([.json(issue).on("GET \(path)"), .json(comments).on("GET \(path)/comments")])
    let viewModel = server.feature.makeListViewModel(of: .issue(7, in: name))
    let watched = Watched(viewModel, viewModel)
    viewModel.input.appear.accept(())
    #expect(watched.titles == ["T", "bob"])
    #expect(watched.rows.map(\.body) == ["Body", "Yes"])
    for row in watched.rows { viewModel.intents.accept(row.intent) }
    #expect(watched.intents == [.user("ada"), .user("bob")])
  }

  @Test func `The screen of a commit shows its message and its files`() throws {
    let commit =
      #"{"sha": "0505050505", "commit": {"message": "Title\n\nWhy", "author": {"name": "Ada", "date": "2024-05-01T10:00:00Z"}}, "author": null, "files": [{"filename": "a.swift", "status": "added", "additions": 2, "deletions": 1}]}"#
    let server = try HubServer([.json(commit)])
    let viewModel = server.feature.makeListViewModel(of: .commit("0505050505", in: name))
    let watched = Watched(viewModel, viewModel)
    viewModel.input.appear.accept(())
    #expect(watched.titles == ["Title", "a.swift"])
    #expect(watched.details == ["0505050 · Ada · 2024-05-01", "+2 -1 · added"])
    #expect(watched.rows.first?.body == "Why")
  }

  @Test(arguments: [
    (#"{"A": 1, "B": 2, "C": 3, "D": 4, "E": 5, "F": 5}"#, "E 25% · F 25% · D 20% · C 15% · B 10%"),
    (#"{"Swift": 1}"#, "Swift 100%"),
  ])
  func `The languages of a repository are its five most used ones`(languages: String, shown: String) throws {
    let server = try HubServer([
      .json(languages).on("GET /github/repos/example/reactive-monorepo/languages"), HubServer.fixture("repository"),
    ])
    let viewModel = server.feature.makeRepositoryViewModel(of: name)
    let watched = Watched(viewModel, viewModel)
    viewModel.input.appear.accept(())
    #expect(watched.rows.first { $0.id == "languages" }?.details[.en] == shown)
  }

  @Test func `The paragraphs of a commit's message stay apart`() throws {
    let server = try HubServer([.json(#"{"sha": "05", "commit": {"message": "Title\n\nWhy\n\nHow"}}"#)])
    let viewModel = server.feature.makeListViewModel(of: .commit("05", in: name))
    let watched = Watched(viewModel, viewModel)
    viewModel.input.appear.accept(())
    #expect(watched.rows.first?.body == "Why\n\nHow")
  }

  private func user(_ accounts: String, offersProfiles: Bool = true) throws -> Watched<any HubListViewModel> {
    let server = try HubServer(
      [
        .json(accounts).on("GET /github/users/mira_okafor/social_accounts"), HubServer.fixture("user"),
      ], offersProfiles: offersProfiles)
    let viewModel = server.feature.makeListViewModel(of: .user("mira_okafor"))
    let watched = Watched(viewModel, viewModel)
    viewModel.input.appear.accept(())
    return watched
  }

  @Test func `A row on the screen of a user opens the Mastodon profile that the user lists`() throws {
    let watched = try user(#"[{"provider": "mastodon", "url": "https://Social.Example/@mira_okafor"}]"#)
    #expect(watched.titles == ["Mira Okafor", "10 repositories", "Mastodon profile", "Link", "Link", "Location"])
    let row = try #require(watched.rows.first { $0.id == "timeline" })
    #expect(row.details[.en] == "@mira_okafor@social.example")
    watched.viewModel.intents.accept(row.intent)
    #expect(
      watched.intents == [.profile(try #require(FediverseAddress(profile: "https://social.example/@mira_okafor")))])
  }

  @Test
  func `Only a listed Mastodon account has a profile row, and an app without Mastodon links to the web page instead`()
    throws
  {
    #expect(try user("[]").rows.allSatisfy { $0.id != "timeline" })
    let declared = #"[{"provider": "mastodon", "url": "https://social.example/@mira_okafor"}]"#
    let watched = try user(declared, offersProfiles: false)
    #expect(watched.rows.allSatisfy { $0.id != "timeline" })
    #expect(watched.details.contains("https://social.example/@mira_okafor"))
  }

  @Test(arguments: [
    "http://social.example/@mira", "https://social.example/mira", "https://social.example/@mira/1", "https://@host/@m",
    "https://social.example/@", "https://social.example/@a%20b", "https://localhost/@mira", "javascript:@mira", "",
    "https://social.example:8443/@mira",
  ])
  func `A URL that is not the URL of a Mastodon profile is not parsed as an address`(url: String) {
    #expect(FediverseAddress(profile: url) == nil)
  }

  @Test(arguments: ["a", "a/", "/b", "a//b", "a/b/c", "../b", "a/..", "a b/c", "ä/b", "a/\u{1B}"])
  func `Text that is not the full name of a repository is not parsed as a name`(text: String) {
    #expect(RepositoryName(text) == nil)
  }
}
