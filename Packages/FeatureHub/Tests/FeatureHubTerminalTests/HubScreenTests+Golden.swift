import FeatureHub
import FeatureHubTerminal
import Foundation
import Networking
import NetworkingTest
import Presentation
import PresentationTerminal
import TerminalAppTest
import TerminalUI
import Testing

extension HubScreenTests {
  private static let date = Date(timeIntervalSince1970: 1_714_550_000)
  private static let path = "GET /repos/example/reactive-monorepo"
  private static let failure = ScriptedReply.failure(.transport(.offline)).repeated()

  @Test func `The search for repositories looks as in its golden file`() throws {
    let found =
      #"{"items": [{"id": 1, "full_name": "a/rs", "description": "Rust, small", "stargazers_count": 1500, "forks_count": 2, "open_issues_count": 0}]}"#
    let states: [(name: String, value: ScriptedReply?)] = [
      ("rows", .json(found)), ("nothing typed", nil), ("no match", .json(#"{"items": []}"#)), ("loading", .never),
      ("failed", Self.failure),
    ]
    try GoldenScreens.check("search", states) { reply, look in
      let feature = try reply.map { try self.feature($0.repeated()) } ?? self.feature()
      return try look.show(at: Self.date) {
        SearchScreen(viewModel: feature.makeSearchViewModel(text: reply == nil ? "" : "rs"), context: $0)
      }
    }
  }

  @Test func `A repository looks as in its golden file`() throws {
    let repository =
      #"{"id": 1, "full_name": "example/reactive-monorepo", "description": "Small packages", "stargazers_count": 1, "forks_count": 2, "open_issues_count": 3}"#
    let languages = ScriptedReply.json(#"{"C": 9000, "Swift": 90000}"#).on(Self.path + "/languages").repeated()
    let states: [(name: String, value: ScriptedReply)] = [
      ("rows", .json(repository)), ("loading", .never), ("missing", .status(404)), ("failed", Self.failure),
    ]
    try GoldenScreens.check("repository", states) { reply, look in
      let feature = try self.feature(languages, reply.on(Self.path))
      return try look.show(at: Self.date) {
        RepositoryScreen(viewModel: feature.makeRepositoryViewModel(of: name), context: $0)
      }
    }
  }

  @Test func `The issues of a repository look as in their golden file`() throws {
    let states: [(name: String, value: ScriptedReply)] = [
      ("rows", Self.issues()), ("empty", .json("[]")), ("loading", .never), ("failed", Self.failure),
    ]
    try GoldenScreens.check("issues", states) { reply, look in
      let feature = try self.feature(reply)
      return try look.show(at: Self.date) {
        IssuesScreen(viewModel: feature.makeIssuesViewModel(of: name), context: $0)
      }
    }
  }

  private func check<Item>(_ name: String, _ query: HubQuery<Item>, _ replies: ScriptedReply...) throws {
    let states: [(name: String, value: [ScriptedReply])] = [
      ("rows", replies), ("loading", [.never.repeated()]), ("failed", [Self.failure]),
    ]
    try GoldenScreens.check(name, states) { replies, look in
      let feature = try replies.count == 1 ? self.feature(replies[0]) : self.feature(replies[0], replies[1])
      return try look.show(at: Self.date) {
        HubQueryScreen(viewModel: feature.makeListViewModel(of: query), title: query.title, context: $0)
      }
    }
  }

  @Test func `The branches, commits and contributors of a repository look as in their golden files`() throws {
    try check("branches", .branches(of: name), .json(#"[{"name": "main", "commit": {"sha": "0101010"}}]"#))
    let commit =
      #"{"sha": "0505050505", "commit": {"message": "Title\n\nWhy", "author": {"name": "Ada", "date": "2024-05-01T10:00:00Z"}}}"#
    try check("commits", .commits(of: name, branch: nil), .json("[\(commit)]"))
    try check("commit", .commit("0505050505", in: name), .json(commit))
    try check("contributors", .contributors(to: name), .json(#"[{"id": 1, "login": "ada", "contributions": 12}]"#))
  }

  @Test func `An issue and a user look as in their golden files`() throws {
    let issue =
      #"{"id": 1, "number": 7, "title": "Bell", "state": "open", "user": {"login": "ada"}, "labels": [{"name": "bug"}], "comments": 1, "body": "It rings.", "created_at": "2024-03-20T10:00:00Z"}"#
    let comment = #"[{"id": 2, "user": {"login": "bob"}, "body": "Yes", "created_at": "2024-03-21T10:00:00Z"}]"#
    try check("issue", .issue(7, in: name), .json(issue).on(Self.path + "/issues/7"), .json(comment))
    let user =
      #"{"id": 1, "login": "ada", "name": "Ada", "bio": "Tea", "public_repos": 3, "followers": 2, "following": 1}"#
    try check("user", .user("ada"), .json(user).on("GET /users/ada"), .json("[]"))
  }
}
