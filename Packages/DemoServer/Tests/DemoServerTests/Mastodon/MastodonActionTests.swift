import Foundation
import Testing

@testable import DemoServer

@Suite struct MastodonActionTests {
  private static let token: Headers = ["Authorization": "Bearer example-access-token"]
  private static let statuses = "/mastodon/api/v1/statuses"
  private static let id = "112350000003000000"
  private let world: TestWorld

  init() throws { world = try TestWorld() }

  private func post(_ path: String, _ form: FormFields = [:], headers: Headers = token) throws -> Response {
    try world.post(Self.statuses + path, form: form, headers: headers)
  }

  @Test(arguments: [("favourite", "favourited"), ("reblog", "reblogged"), ("bookmark", "bookmarked")])
  func `A reaction is stored once, counted, and can be withdrawn`(action: String, field: String) throws {
    func read() throws -> JSON { try world.get("\(Self.statuses)/\(Self.id)", headers: Self.token).json }
    let before = try read()
    #expect(before[field] == false)
    for _ in 1...2 { #expect(try post("/\(Self.id)/\(action)").json[field] == true) }
    #expect(try read()[field] == true)
    if action != "bookmark" {
      let count = action == "reblog" ? "reblogs_count" : "favourites_count"
      #expect(try read()[count]?.int == before[count]?.int.map { $0 + 1 })
    }
    #expect(try post("/\(Self.id)/un\(action)").json[field] == false)
    #expect(try read() == before)
  }

  @Test func `Favorites and bookmarks contain what the user adds, and lack what the user withdraws`() throws {
    func ids(_ list: String) throws -> [String] {
      try world.get("/mastodon/api/v1/\(list)?limit=40", headers: Self.token).json.items.compactMap { $0["id"]?.text }
    }
    for (list, action) in [("favourites", "favourite"), ("bookmarks", "bookmark")] {
      let first = try #require(ids(list).first)
      _ = try post("/\(first)/un\(action)")
      #expect(try !ids(list).contains(first))
      _ = try post("/\(first)/\(action)")
      #expect(try ids(list).contains(first))
    }
  }

  @Test(arguments: [("unlisted", true), ("private", false), ("direct", false)])
  func `A published post is shown to those for whom it is`(visibility: String, isForEveryone: Bool) throws {
    let post = try post("", ["status": "Hello", "visibility": visibility]).json
    #expect(post["visibility"]?.text == visibility)
    let path = "/mastodon/api/v1/accounts/\(try #require(post["account"]?["id"]?.text))/statuses?limit=1"
    #expect((try world.get(path, headers: Self.token).json[0]?["id"] == post["id"]))
    #expect((try world.get(path).json[0]?["id"] == post["id"]) == isForEveryone)
  }

  @Test func `Actions require a token of a user with the scope for writing`() throws {
    world.change {
      $0.world.mastodon.state.tokens.append(
        OAuthToken(value: "reading", clientID: "", scopes: ["read"], isUser: true))
    }
    for path in ["", "/\(Self.id)/favourite"] {
      #expect(try post(path, headers: [:]).status == 401)
      #expect(try post(path, headers: ["Authorization": "Bearer reading"]).status == 403)
    }
    #expect(try post("/\(Self.id)/explode").status == 404)
    #expect(try post("/1/favourite").status == 404)
  }

  @Test func `A post is published once for each idempotency key, and appears in timelines and threads`() throws {
    let headers = Headers(Self.token.fields + [(name: "Idempotency-Key", value: "a")])
    let form: FormFields = ["status": "Hello <b>", "in_reply_to_id": Self.id, "visibility": "unlisted"]
    let first = try post("", form, headers: headers).json
    #expect(try post("", form, headers: headers).json["id"] == first["id"])
    #expect(first["content"]?.text == "<p>Hello &lt;b&gt;</p>")
    #expect(first["in_reply_to_id"]?.text == Self.id && first["visibility"] == "unlisted")
    #expect(first["account"]?["acct"] == "mira_okafor")
    let home = try world.get("/mastodon/api/v1/timelines/home?limit=1", headers: Self.token).json
    #expect(home[0]?["id"] == first["id"])
    let thread = try world.get("\(Self.statuses)/\(Self.id)/context").json["descendants"]?.items ?? []
    #expect(thread.contains { $0["id"] == first["id"] })
    world.advance(by: 3_700)
    #expect(try post("", form, headers: headers).json["id"] != first["id"])
  }

  @Test(arguments: [["status": " "], ["status": String(repeating: "a", count: 501)]] as [FormFields])
  func `An empty or too long post is refused`(form: FormFields) throws {
    #expect(try post("", form).status == 422)
  }

  @Test func `A reply to a post that does not exist is refused`() throws {
    #expect(try post("", ["status": "a", "in_reply_to_id": "1"]).status == 404)
  }

  @Test func `A vote counts once, in an open poll, for an option of the poll`() throws {
    world.change { $0.publishPosts(400) }
    let page = (0..<20).lazy.compactMap { page in
      try? world.get(
        "/mastodon/api/v1/timelines/home?limit=40&max_id=\(112_350_000_640_000_000 - page * 40_000_000)",
        headers: Self.token
      ).json.items.compactMap { $0["poll"] }.first { $0["expired"] == false }
    }
    let poll = try #require(page.first)
    let id = try #require(poll["id"]?.text)
    func vote(_ choice: String) throws -> Response {
      try world.post("/mastodon/api/v1/polls/\(id)/votes", form: ["choices[]": choice], headers: Self.token)
    }
    #expect(try vote("7").status == 422)
    let voted = try vote("1").json
    #expect(voted["voted"] == true && voted["own_votes"]?[0]?.int == 1)
    for count in ["votes_count", "voters_count"] {
      #expect(voted[count]?.int == poll[count]?.int.map { $0 + 1 })
    }
    let (options, before) = (voted["options"], poll["options"])
    #expect(options?[1]?["votes_count"]?.int == before?[1]?["votes_count"]?.int.map { $0 + 1 })
    #expect(options?[0] == before?[0])
    #expect(try vote("1").status == 422)
    #expect(try world.get("/mastodon/api/v1/polls/\(id)", headers: Self.token).json == voted)
  }

  @Test func `A quote of a boost shows the boosted text, and no boost`() throws {
    var boosts: [Post] = []
    world.change { engine in
      let posts = engine.world.posts
      boosts = posts.newest(in: posts.indices, limit: 1) { $0.boosted != nil && $0.isForEveryone }
    }
    let id = try String(PostIdentifiers.mastodon.id(of: #require(boosts.first).index))
    let quoted = try post("", ["status": "Look", "quoted_status_id": id]).json["quote"]?["quoted_status"]
    #expect(quoted?["id"]?.text == id && quoted?["reblog"] == .null)
    #expect(quoted?["content"]?.text?.hasPrefix("<p>") == true)
  }

  @Test func `The search finds a post by its URL`() throws {
    let url = try #require(
      try world.get("\(Self.statuses)/\(Self.id)", headers: Self.token).json["url"]?.text)
    let found = try world.get("/mastodon/api/v2/search?resolve=true&q=\(percentEncoded(url))", headers: Self.token)
    #expect(try found.json["statuses"]?[0]?["id"]?.text == Self.id)
  }
}
