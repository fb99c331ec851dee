import Foundation
import Testing

@testable import DemoServer

@Suite struct MastodonRelationshipTests {
  private static let token: Headers = ["Authorization": "Bearer example-access-token"]
  private static let api = "/mastodon/api/v1"
  private let world: TestWorld

  init() throws { world = try TestWorld() }

  private func post(_ path: String, _ form: FormFields = [:]) throws -> Response {
    try world.post(Self.api + path, form: form, headers: Self.token)
  }

  private func get(_ path: String) throws -> JSON { try world.get(Self.api + path, headers: Self.token).json }

  private func id(_ index: Int) -> String { String(Mastodon.accountID(of: Person.all[index])) }

  private func names(_ path: String) throws -> [String] { try get(path).items.compactMap { $0["username"]?.text } }

  @Test(arguments: [("follow", "following"), ("mute", "muting"), ("block", "blocking")])
  func `A relationship changes once, and can be changed back`(action: String, field: String) throws {
    let path = "/accounts/relationships?id[]=\(id(1))"
    let before = try get(path)
    #expect(before[0]?[field] == false)
    for _ in 1...2 { #expect(try post("/accounts/\(id(1))/\(action)").json[field] == true) }
    #expect(try get(path)[0]?[field] == true)
    #expect(try post("/accounts/\(id(1))/un\(action)").json[field] == false)
    #expect(try get(path) == before)
  }

  @Test func `Following a person who approves followers is a request, and nobody can follow themselves`() throws {
    let reply = try post("/accounts/\(id(9))/follow").json
    #expect(reply["requested"] == true && reply["following"] == false)
    #expect(try post("/accounts/\(id(0))/follow").status == 403)
    #expect(try post("/accounts/1/follow").status == 404)
  }

  @Test func `A request to follow the user is answered once, and the person is then a follower or not`() throws {
    let count = { try get("/accounts/verify_credentials")["source"]?["follow_requests_count"] }
    #expect(try names("/follow_requests") == ["zofia_k", "nikhil_rao"] && count() == 2)
    #expect(try post("/follow_requests/\(id(4))/authorize").json["followed_by"] == true)
    #expect(try post("/follow_requests/\(id(7))/reject").json["followed_by"] == false)
    #expect(try post("/follow_requests/\(id(4))/authorize").status == 404)
    #expect(try names("/follow_requests").isEmpty && count() == 0)
    #expect(try names("/accounts/\(id(0))/followers").contains("zofia_k"))
  }

  @Test func `The numbers in the user's profile are those of the lists of people, also after a change`() throws {
    func check() throws {
      let profile = try get("/accounts/\(id(0))")
      for list in ["followers", "following"] {
        #expect(try profile["\(list)_count"] == .int(names("/accounts/\(id(0))/\(list)").count))
      }
    }
    try check()
    _ = try post("/accounts/\(id(1))/follow")
    try check()
    #expect(try get("/accounts/\(id(0))")["following_count"] == 7)
  }

  @Test func `The home timeline lacks the posts of muted people`() throws {
    func authors() throws -> Set<String> {
      Set(try get("/timelines/home?limit=40").items.compactMap { $0["account"]?["id"]?.text })
    }
    #expect(try authors().contains(id(2)))
    _ = try post("/accounts/\(id(2))/mute")
    #expect(try !authors().contains(id(2)))
  }

  @Test func `People who reacted to a post include the user only after the reaction`() throws {
    let status = "/statuses/112350000003000000"
    for (action, list) in [("favourite", "favourited_by"), ("reblog", "reblogged_by")] {
      #expect(try !names("\(status)/\(list)").contains("mira_okafor"))
      _ = try post("\(status)/\(action)")
      #expect(try names("\(status)/\(list)").contains("mira_okafor"))
    }
    #expect(try post("\(status)/mute").json["muted"] == true)
    #expect(try post("\(status)/unmute").json["muted"] == false)
  }

  @Test func `The lists of another person contain the user if the user follows or is followed by that person`() throws {
    for index in Person.all.indices.dropFirst() {
      let relation = try get("/accounts/relationships?id[]=\(id(index))")[0]
      for (list, field) in [("followers", "following"), ("following", "followed_by")] {
        let isListed = try names("/accounts/\(id(index))/\(list)").contains("mira_okafor")
        #expect(relation?[field] == .bool(isListed))
      }
    }
  }

  @Test(arguments: [(1_000, 200), (1_001, 422)])
  func `The comment of a report has at most 1,000 characters`(count: Int, status: Int) throws {
    let form: FormFields = ["account_id": id(3), "comment": String(repeating: "ä", count: count)]
    #expect(try post("/reports", form).status == status)
  }

  @Test func `A report is stored with its posts`() throws {
    _ = try post("/reports", ["account_id": id(3), "comment": "Spam", "status_ids[]": "7"])
    var reports: [Mastodon.Report]?
    world.change { reports = $0.world.mastodon.state.actions?.reports }
    #expect(reports == [.init(person: 3, statuses: ["7"], comment: "Spam")])
    #expect(try post("/reports", ["account_id": "1", "comment": "Spam"]).status == 404)
  }
}
