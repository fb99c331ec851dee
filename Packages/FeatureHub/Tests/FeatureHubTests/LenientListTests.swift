import FeatureHub
import Foundation
import Networking
import NetworkingTest
import Presentation
import Testing

@MainActor @Suite struct LenientListTests {
  private let name: RepositoryName

  init() throws { name = try #require(HubServer.name) }

  private func rows<Item>(_ query: HubQuery<Item>, _ replies: String...) async throws -> [HubRow] {
    let feature = try HubServer(replies.map { ScriptedReply.json($0) }).feature
    return feature.rows(query, try await feature.contents(of: query).items)
  }

  @Test(arguments: ["null", "{}", #""ada""#])
  func `A commit whose author is null, an empty object or a text is listed with the name from Git`(author: String)
    async throws
  {
    let rows = try await rows(
      .commits(of: name, branch: nil),
      #"[{"sha": "aaaaaaaaaa", "author": \#(author), "commit": {"message": "one", "author": {"name": "Git Name", "date": 7}}}]"#
    )
    #expect(rows.map(\.title[.en]) == ["one"])
    #expect(rows.map(\.details[.en]) == ["aaaaaaa · Git Name"])
  }

  @Test func `An issue stays if its labels are texts, its title is null or its other fields have other types`()
    async throws
  {
    let rows = try await rows(
      .issues(of: name, .open),
      #"""
      [{"id": 1, "number": 1, "title": null, "state": "open", "labels": ["bug", {"name": "docs"}, 7], "comments": 1, "created_at": "2024-03-20T10:00:00Z"},
       {"id": "x", "number": 2, "title": "two", "state": "odd", "user": {}, "labels": null, "comments": "many", "created_at": "yesterday", "pull_request": null}]
      """#)
    #expect(rows.map(\.title[.en]) == ["#1", "two"])
    #expect(rows.map(\.details[.en]) == ["#1 opened 2024-03-20 · 1 comment", "#2"])
    #expect(rows.map(\.labels) == [["bug", "docs"], []])
  }

  @Test func `Repositories, branches, contributors and comments stay without their optional fields`() async throws {
    let repositories = try await rows(
      .search("a"), #"{"items": [{"full_name": "a/b", "stargazers_count": null, "forks_count": 1, "language": {}}]}"#)
    #expect(repositories.map(\.details[.en]) == ["1 fork"])
    let branches = try await rows(.branches(of: name), #"[{"name": "main", "commit": null, "protected": "no"}]"#)
    #expect(branches.map(\.title[.en]) == ["main"])
    let people = try await rows(.contributors(to: name), #"[{"login": "ada", "id": null, "contributions": "9"}]"#)
    #expect(people.map(\.title[.en]) == ["ada"])
    let issue = try await rows(
      .issue(1, in: name), #"{"number": 1, "title": "t"}"#,
      #"[{"id": null, "user": null, "body": "text", "created_at": null}, {"id": 5, "user": {}, "body": "more"}, {"id": 6}, {}]"#
    )
    #expect(issue.map(\.body) == [nil, "text", "more", nil])
  }

  @Test func `The languages of a repository stay if the bytes of one of them are not a number`() async throws {
    let rows = try await rows(
      .repository(name), #"{"full_name": "a/b"}"#, #"{"Swift": 90, "C": null, "Game_Maker": 10}"#)
    #expect(rows.first { $0.id == "languages" }?.details[.en] == "Swift 90% · Game_Maker 10%")
  }

  @Test(arguments: [
    (#"{"Swift": "90", "C": "many", "Shell": -5, "Game_Maker": 10}"#, "Swift 90% · Game_Maker 10%"), ("[]", nil),
    (#""none""#, nil), ("null", nil),
  ])
  func `The bytes of a language can be a string, and a repository stays if its languages cannot be read`(
    languages: String, details: String?
  ) async throws {
    let rows = try await rows(.repository(name), #"{"full_name": "a/b"}"#, languages)
    #expect(!rows.isEmpty && rows.first { $0.id == "languages" }?.details[.en] == details)
  }

  @Test
  func `A repository, an issue and a user stay if a further request for their screen fails, and the failure is shown`()
    async throws
  {
    func details<Item>(_ query: HubQuery<Item>, _ reply: String) async throws -> [String: String] {
      let feature = try HubServer([.json(reply), .status(404)]).feature
      let contents = try await feature.contents(of: query)
      let document = try JSONEncoder().encode(HubDocument(schema: "a/1", server: "a", contents: contents))
      #expect(String(decoding: document, as: UTF8.self).contains(#""isIncomplete":true"#))
      let rows = feature.rows(query, contents.items)
      return Dictionary(rows.map { ($0.id, $0.details[.en]) }, uniquingKeysWith: { first, _ in first })
    }
    for failed in [
      try await details(.repository(name), #"{"full_name": "a/b"}"#)["languages"],
      try await details(.issue(1, in: name), #"{"id": 5, "number": 1, "title": "t"}"#)["comments"],
      try await details(.user("ada"), #"{"login": "ada"}"#)["accounts"],
    ] {
      #expect(failed?.hasPrefix("Could not be loaded: The server does not have the content") == true)
    }
  }

  @Test(arguments: ["ftp://a.example", "https:/a", "a.example", ""])
  func `An address that is not a web page is no link`(address: String) async throws {
    let user = try await rows(
      .user("ada"), #"{"login": "ada", "blog": "\#(address)", "html_url": "\#(address)"}"#, "[]")
    #expect(user.allSatisfy { $0.url == nil })
  }

  @Test func `A day that does not exist is no date`() async throws {
    let rows = try await rows(.issues(of: name, .open), #"[{"number": 1, "created_at": "2026-02-30T10:00:00Z"}]"#)
    #expect(rows.map(\.details[.en]) == ["#1"])
  }

  @Test func `A list whose entries are all unreadable fails, and is not an empty list`() async {
    await #expect(throws: LoadFailure.unreadable) { try await rows(.branches(of: name), #"[{}, 7]"#) }
  }

  @Test(arguments: [#""3""#, "3"])
  func `Numbers can be texts`(three: String) async throws {
    let repository = try await rows(
      .repository(name),
      #"{"id": \#(three), "full_name": "a/b", "stargazers_count": \#(three), "forks_count": \#(three), "open_issues_count": \#(three)}"#,
      #"{"Swift": \#(three)}"#)
    #expect(
      repository.map(\.details[.en]).prefix(3) == ["★ 3 · 3 forks", "Swift 100%", "3 open, including pull requests"])
    let issues = try await rows(.issues(of: name, .open), #"[{"number": \#(three), "comments": \#(three)}]"#)
    #expect(issues.map(\.details[.en]) == ["#3 · 3 comments"])
    let people = try await rows(.contributors(to: name), #"[{"login": "ada", "contributions": \#(three)}]"#)
    #expect(people.map(\.details[.en]) == ["3 commits"])
    let commit = try await rows(
      .commit("05", in: name),
      #"{"sha": "05", "files": [{"filename": "a", "additions": \#(three), "deletions": \#(three)}]}"#)
    #expect(commit.last?.details[.en] == "+3 -3")
  }

  @Test(arguments: ["-1", #""-1""#, "null", "{}"])
  func `A count that is negative, null or of another type is not shown`(count: String) async throws {
    let repository = try await rows(
      .repository(name),
      #"{"full_name": "a/b", "stargazers_count": \#(count), "forks_count": \#(count), "open_issues_count": \#(count)}"#,
      #"{"Swift": \#(count)}"#)
    #expect(repository.map(\.details[.en]).prefix(2) == ["", ""])
    let issues = try await rows(.issues(of: name, .open), #"[{"number": 3, "comments": \#(count)}]"#)
    #expect(issues.map(\.details[.en]) == ["#3"])
    let people = try await rows(.contributors(to: name), #"[{"login": "ada", "contributions": \#(count)}]"#)
    #expect(people.map(\.details[.en]) == [""])
    let user = try await rows(
      .user("ada"), #"{"login": "ada", "public_repos": 2, "followers": \#(count), "following": 5}"#, "[]")
    let counts = user.first { $0.id == "counts" }
    #expect(counts?.title[.en] == "2 repositories" && counts?.details[.en] == "5 following")
  }
}
