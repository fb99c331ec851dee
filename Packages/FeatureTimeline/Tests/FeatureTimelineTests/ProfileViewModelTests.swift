import Foundation
import Networking
import NetworkingTest
import Posts
import Presentation
import Reactive
import Testing

@testable import FeatureTimeline

@MainActor @Suite struct ProfileViewModelTests {
  private func recorded() throws -> [ScriptedReply] {
    [try .recorded("lookup"), try .recorded("account_pinned"), try .recorded("relationships")]
  }

  @Test func `A recorded profile has the description, the counts, the pinned post and the relationship`() async throws {
    let bench = try RepliesBench(recorded(), account: "alice")
    let profile = try await bench.feature.profile(of: "bob")
    #expect(profile.person.about.hasPrefix("Bio of bob\nhttps://example.org"))
    #expect(profile.postCount == 164 && profile.followerCount == 1 && profile.followingCount == 0)
    #expect(profile.isLocked && !profile.isBot && profile.joined != nil)
    #expect(profile.relationship?.isFollowing == true && profile.relationship?.isFollower == false)
    #expect(profile.pinned.count == 1)
    let id = profile.person.id
    #expect(
      Set(bench.requested) == [
        "/api/v1/accounts/lookup?acct=bob", "/api/v1/accounts/\(id)/statuses?limit=40&pinned=true",
        "/api/v1/accounts/relationships?id[]=\(id)",
      ])
  }

  @Test(arguments: [nil, "bob", "bob@server.example"])
  func `No relationship is requested without a login or for the user's own profile`(account: String?) async throws {
    let bench = try RepliesBench(Array(recorded().prefix(2)), account: account)
    #expect(try await bench.feature.profile(of: "bob").relationship == nil)
    #expect(bench.requested.count == 2)
  }

  @Test func `A profile loads from a server that has neither pinned posts nor relationships`() async throws {
    for (pinned, relationship) in [(404, 501), (405, 410)] {
      let bench = try RepliesBench([.recorded("lookup"), .status(pinned), .status(relationship)], account: "alice")
      let profile = try await bench.feature.profile(of: "bob")
      #expect(profile.pinned == [] && profile.relationship == nil && profile.failure == nil)
    }
  }

  @Test(arguments: [401, 403, 500])
  func `A profile whose pinned posts or relationship cannot be loaded is shown with the reason`(status: Int)
    async throws
  {
    let failure: LoadFailure = status == 401 ? .unauthorized : .status(status)
    for replies: [ScriptedReply] in [[.status(status), .json("[]")], [.json("[]"), .status(status)]] {
      let bench = try RepliesBench([.recorded("lookup")] + replies, account: "alice")
      let profile = try await bench.feature.profile(of: "bob")
      #expect(profile.postCount == 164 && profile.pinned == [] && profile.relationship == nil)
      #expect(profile.failure == failure)
    }
  }

  @Test
  func `The failure to load a profile names a person that the server does not have, or reports a missing connection`()
    async throws
  {
    let unknown = try RepliesBench([.status(404)])
    await #expect(throws: LoadFailure.noPerson(named: "nobody")) { try await unknown.feature.profile(of: "nobody") }
    let offline = try RepliesBench([.failure(.transport(.offline))])
    await #expect(throws: LoadFailure.offline) { try await offline.feature.profile(of: "bob") }
  }

  @Test func `The links of a description are rows, and a moved account leads to its successor`() throws {
    let account = #"""
      {"id": "7", "username": "mira", "url": "https://server.example/@mira", "moved": {"id": "8", "acct": "mira@new.example"},
        "note": "<p>By <a href=\"https://other.example/@ada\" class=\"mention\">@ada</a>: <a href=\"https://server.example/tags/tea\">#tea</a></p>"}
      """#
    let bench = try RepliesBench([.json(account), .json("[]")])
    let viewModel = bench.feature.makeProfileViewModel(of: "mira")
    let recorded = bench.watch(viewModel)
    viewModel.input.appear.accept(())
    #expect(recorded.rows.map(\.id) == [.about, .link(0), .link(1), .posts, .followers, .following])
    let (ada, tea) = (URL(string: "https://other.example/@ada"), URL(string: "https://server.example/tags/tea"))
    #expect(
      recorded.rows.prefix(3).map { $0.destination(of: "mira") }
        == [.profile("mira@new.example"), try .link(#require(ada)), try .link(#require(tea))])
    #expect(recorded.rows[1].page == .web(try #require(ada)))
  }

  @Test func `A person whom the server does not know is looked up at their server if the user is logged in`()
    async throws
  {
    let found = ScriptedReply.json(#"{"accounts": [{"id": "7", "username": "mira", "acct": "mira@own.example"}]}"#)
    let bench = try RepliesBench([.status(404), found, .json("[]"), .json("[]")], account: "alice")
    #expect(try await bench.feature.profile(of: "mira@web.example").person.username == "mira@own.example")
    #expect(bench.requested[1] == "/api/v2/search?q=@mira@web.example&resolve=true&limit=20")
    let unknown = try RepliesBench([.status(404), .json("{}")], account: "alice")
    await #expect(throws: LoadFailure.noPerson(named: "mira@web.example")) {
      try await unknown.feature.profile(of: "mira@web.example")
    }
  }

  @Test func `A field of a profile shows plain text, and opening the field opens its first web link`() throws {
    let account = #"""
      {"id": "7", "username": "mira", "url": "https://server.example/@mira", "fields": [
        {"name": "Web", "value": "<a href=\"https://mira.example/\"><span>mira</span>.example</a>", "verified_at": "2024-05-01T00:00:00Z"},
        {"name": "Script", "value": "<a href=\"javascript:alert(1)\">x</a>"}]}
      """#
    let bench = try RepliesBench([.json(account), .json("[]")])
    let viewModel = bench.feature.makeProfileViewModel(of: "mira")
    let recorded = bench.watch(viewModel)
    viewModel.input.appear.accept(())
    #expect(recorded.rows.map(\.id) == [.about, .field(0), .field(1), .posts, .followers, .following])
    guard case .field(let field, _) = recorded.rows[1] else { return #expect(Bool(false), "no field") }
    #expect(field.name == "Web" && field.value == "mira.example" && field.isVerified)
    for row in recorded.rows {
      viewModel.intents.accept(row.destination(of: "mira"))
      bench.advance(milliseconds: 600)
    }
    viewModel.intents.accept(recorded.rows[0].page)
    #expect(
      recorded.intents == [
        .link(try #require(URL(string: "https://mira.example/"))), .timeline(.mastodonAccounts(["mira"])),
        .people(of: .followers(of: "mira")), .people(of: .following(of: "mira")),
        .web(try #require(URL(string: "https://server.example/@mira"))),
      ])
  }

  @Test func `A profile has at most 100 fields, however many the server sends`() async throws {
    let fields = (1...101).map { #"{"name": "\#($0)", "value": ""}"# }.joined(separator: ",")
    let account = #"{"id": "7", "username": "mira", "fields": [\#(fields)]}"#
    let bench = try RepliesBench([.json(account), .json("[]")])
    #expect(try await bench.feature.profile(of: "mira").fields.map(\.name) == (1...100).map(String.init))
  }

  @Test func `The document of a profile has the counts, the relationship, the pinned post and the date of joining`()
    async throws
  {
    let bench = try RepliesBench(recorded(), account: "alice")
    let document = ProfileDocument(server: "server.example", profile: try await bench.feature.profile(of: "bob"))
    let json = try #require(
      JSONSerialization.jsonObject(with: try JSONEncoder().encode(document)) as? [String: Any])
    #expect(json["schema"] as? String == "tessera.profile/1")
    #expect(json["counts"] as? [String: Int] == ["posts": 164, "followers": 1, "following": 0])
    #expect((json["relationship"] as? [String: Bool])?["isFollowing"] == true)
    #expect((json["pinned"] as? [[String: Any]])?.count == 1)
    #expect(json["joined"] as? String == "2026-11-22T01:02:55Z")
  }
}
