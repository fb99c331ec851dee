import Foundation
import Testing

@testable import DemoServer

@Suite
struct MastodonTimelineTests {
  private static let list = "/mastodon/api/v1/timelines/list/12249"
  private static let token: Headers = ["Authorization": "Bearer example-access-token"]
  private let world: TestWorld

  init() throws { world = try TestWorld() }

  private func ids(_ path: String) throws -> [Int] {
    try world.get(path, headers: Self.token).json.items.compactMap { $0["id"]?.text.flatMap(Int.init) }
  }

  @Test
  func `A Mastodon timeline contains statuses with the fields of the real API`() throws {
    let status = try #require(try world.get(Self.list, headers: Self.token).json[0])
    #expect(
      status.keys == [
        "id", "created_at", "in_reply_to_id", "in_reply_to_account_id", "sensitive", "spoiler_text", "visibility",
        "language", "uri", "url", "replies_count", "reblogs_count", "favourites_count", "edited_at", "favourited",
        "reblogged", "muted", "bookmarked", "pinned", "content", "reblog", "application", "account",
        "media_attachments",
        "mentions", "tags", "emojis", "card", "poll",
      ])
    #expect(
      status["account"]?.keys == [
        "id", "username", "acct", "display_name", "locked", "bot", "discoverable", "group", "created_at", "note", "url",
        "avatar", "avatar_static", "header", "header_static", "followers_count", "following_count", "statuses_count",
        "last_status_at", "emojis", "fields",
      ])
    #expect(
      try Date(
        #require(status["created_at"]?.text),
        strategy: .iso8601.year().month().day().time(includingFractionalSeconds: true)) < TestWorld.start)
  }

  @Test(arguments: [("bookmarks", "bookmarked"), ("favourites", "favourited")])
  func `A user's bookmarks and favorites have a last page and require a token`(path: String, mark: String) throws {
    var page: String? = "/mastodon/api/v1/\(path)?limit=40"
    var statuses: [JSON] = []
    while let next = page, statuses.count < 240 {
      let response = try world.get(next, headers: Self.token)
      statuses += try response.json.items
      page = response.link("next")
    }
    #expect(page == nil && (10..<60).contains(statuses.count))
    #expect(statuses.allSatisfy { $0[mark] == true })
    #expect(try world.get("/mastodon/api/v1/\(path)").status == 401)
  }

  @Test
  func `A boost in a Mastodon timeline has empty text and contains the original status`() throws {
    let all = try (0..<6).reduce(into: [JSON]()) { all, _ in
      let last = all.last?["id"]?.text.map { "&max_id=\($0)" } ?? ""
      all += try world.get(Self.list + "?limit=40" + last, headers: Self.token).json.items
    }
    let boost = try #require(all.first { $0["reblog"] != .null && $0["reblog"]?["content"] != "" })
    #expect(boost["content"] == "")
    #expect(boost["reblog"]?["content"]?.text?.hasPrefix("<p>") == true)
    #expect(boost["reblog"]?["reblog"] == .null)
    let (outer, inner) = (boost["id"]?.text.flatMap(Int.init), boost["reblog"]?["id"]?.text.flatMap(Int.init))
    #expect(try #require(outer) > #require(inner))
  }

  @Test(arguments: [("", 20), ("?limit=5", 5), ("?limit=99", 40), ("?limit=0", 1)])
  func `A page of a Mastodon timeline has 20 statuses, or up to 40 if requested`(query: String, count: Int) throws {
    #expect(try ids(Self.list + query).count == count)
  }

  @Test
  func `The rel=next links of a Mastodon timeline lead to its end, newest first, without gaps or repetitions`() throws {
    var seen: [Int] = []
    var path: String? = Self.list + "?limit=17"
    while let next = path {
      let response = try world.get(next, headers: Self.token)
      seen += try response.json.items.compactMap { $0["id"]?.text.flatMap(Int.init) }
      path = response.link("next")
      #expect((path == nil) == (try response.json == []))
    }
    #expect(seen == Set(seen).sorted(by: >))
    var members = 0
    world.change { engine in
      let posts = engine.world.posts
      members = posts.newest(in: posts.indices, limit: .max) { PersonList.all[0].members.contains($0.author) }.count
    }
    #expect(seen.count == members)
  }

  @Test
  func `A Mastodon timeline excludes the statuses of max_id, min_id and since_id`() throws {
    let page = try ids(Self.list + "?limit=10")
    #expect(try ids(Self.list + "?limit=10&max_id=\(page[4])").first == page[5])
    #expect(try ids(Self.list + "?since_id=\(page[4])") == Array(page[..<4]))
    #expect(try ids(Self.list + "?min_id=\(page[4])") == Array(page[..<4]))
    #expect(try ids(Self.list + "?max_id=\(page[1])&min_id=\(page[4])") == Array(page[2...3]))
  }

  @Test
  func `min_id of a Mastodon timeline returns the next newer page, and since_id the newest page after a gap`() throws {
    let page = try ids(Self.list + "?limit=30")
    #expect(try ids(Self.list + "?limit=5&min_id=\(page[20])") == Array(page[15..<20]))
    #expect(try ids(Self.list + "?limit=5&since_id=\(page[20])") == Array(page[..<5]))
  }

  @Test
  func `A Mastodon timeline receives new statuses over time, and rel=prev leads to them`() throws {
    let before = try world.get(Self.list, headers: Self.token)
    let prev = try #require(before.link("prev"))
    #expect(try ids(prev) == [])
    world.advance(by: 200)
    let fresh = try ids(prev)
    #expect(!fresh.isEmpty)
    #expect(try Array(ids(Self.list).prefix(fresh.count)) == fresh)
  }

  @Test
  func `The control endpoint adds statuses to a Mastodon timeline`() throws {
    let before = try ids("/mastodon/api/v1/timelines/home")
    #expect(try world.post("/_control/posts", json: ["count": 3]).status == 201)
    #expect(try ids("/mastodon/api/v1/timelines/home").dropFirst(3) == before.dropLast(3))
    #expect(try world.post("/_control/posts", json: ["count": 0]).status == 422)
  }

  @Test
  func `Public and hashtag timelines of Mastodon require no token, and hashtag timelines ignore case and omit boosts`()
    throws
  {
    let tagged = try world.get("/mastodon/api/v1/timelines/tag/RXSWIFT").json.items
    #expect(!tagged.isEmpty)
    #expect(
      tagged.allSatisfy { $0["tags"]?.items.contains { $0["name"] == "rxswift" } == true && $0["reblog"] == .null })
    #expect(try !world.get("/mastodon/api/v1/timelines/tag/%E6%91%84%E5%BD%B1").json.items.isEmpty)
    #expect(try world.get("/mastodon/api/v1/timelines/tag/nobodyusesthis").json == [])
    let local = try world.get("/mastodon/api/v1/timelines/public?local=true").json.items
    #expect(local.allSatisfy { $0["account"]?["acct"] == $0["account"]?["username"] })
  }

  @Test
  func `Public timelines of Mastodon can require a token or be disabled`() throws {
    let restricted = try TestWorld { $0.publicTimelines = .restricted }
    #expect(try restricted.get("/mastodon/api/v1/timelines/public").status == 401)
    #expect(try restricted.get("/mastodon/api/v1/timelines/public", headers: Self.token).json.items.count == 20)
    let disabled = try TestWorld { $0.publicTimelines = .disabled }
    #expect(try disabled.get("/mastodon/api/v1/timelines/public").json == [])
  }

  @Test
  func `An account's timeline on Mastodon is public, can exclude boosts, and has rel=next only on full pages`() throws {
    let person = try world.get("/mastodon/api/v1/accounts/lookup?acct=tobiaslind@other.example").json
    let id = try #require(person["id"]?.text)
    var path: String? = "/mastodon/api/v1/accounts/\(id)/statuses?exclude_reblogs=true&limit=10"
    var statuses: [JSON] = []
    while let next = path {
      let response = try world.get(next)
      let page = try response.json.items
      statuses += page
      path = response.link("next")
      #expect((path == nil) == (page.count < 10))
    }
    #expect(!statuses.isEmpty)
    #expect(statuses.allSatisfy { $0["account"]?["id"]?.text == id && $0["reblog"] == .null })
    #expect(try world.get("/mastodon/api/v1/accounts/1/statuses").status == 404)
  }

  @Test
  func `The timeline of an unknown Mastodon list is not found, and the timeline of a list without members is empty`()
    throws
  {
    let lists = try world.get("/mastodon/api/v1/lists", headers: Self.token).json
    #expect(lists.items.map { $0["id"]?.text } == ["12249", "13585", "14020", "14999"])
    #expect(lists[0] == ["id": "12249", "title": "RxSwift", "replies_policy": "followed", "exclusive": false])
    let missing = try world.get("/mastodon/api/v1/timelines/list/1", headers: Self.token)
    #expect(missing.status == 404)
    #expect(missing.text == #"{"error":"Record not found"}"#)
    let quiet = try world.get("/mastodon/api/v1/timelines/list/14999", headers: Self.token)
    #expect(try quiet.json == [])
    #expect(quiet.headers["Link"] == nil)
  }

  @Test
  func `The members of a Mastodon list are paged by the Link header`() throws {
    var path: String? = "/mastodon/api/v1/lists/12249/accounts?limit=4"
    var names: [String] = []
    while let next = path {
      let response = try world.get(next, headers: Self.token)
      names += try response.json.items.compactMap { $0["acct"]?.text }
      path = response.link("next")
    }
    #expect(names == PersonList.all[0].members.map(\.acct))
    #expect(try world.get("/mastodon/api/v1/lists/12249/accounts?limit=0", headers: Self.token).json.items.count == 11)
  }

  @Test
  func `Mastodon returns a status by its ID`() throws {
    let status = try #require(try world.get(Self.list, headers: Self.token).json[0])
    let id = try #require(status["id"]?.text)
    #expect(try world.get("/mastodon/api/v1/statuses/\(id)").json == status)
    #expect(try world.get("/mastodon/api/v1/statuses/\(id)1").status == 404)
  }

  @Test
  func
    `Mastodon reports remaining requests, rejects those beyond the limit with 429, and allows more in the next window`()
    throws
  {
    let world = try TestWorld { $0.mastodonRateLimit = 2 }
    let first = try world.get("/mastodon/api/v1/timelines/public")
    #expect(first.headers["X-RateLimit-Limit"] == "2")
    #expect(first.headers["X-RateLimit-Remaining"] == "1")
    #expect(first.headers["X-RateLimit-Reset"] == "2024-05-01T21:50:00.000Z")
    #expect(try world.get("/mastodon/api/v1/timelines/public").status == 200)
    let third = try world.get("/mastodon/api/v1/timelines/public")
    #expect(third.status == 429)
    #expect(third.text == #"{"error":"Too many requests"}"#)
    #expect(try world.get("/mastodon/api/v1/lists", headers: Self.token).status == 200)
    world.advance(by: 300)
    #expect(try world.get("/mastodon/api/v1/timelines/public").status == 200)
  }

  @Test
  func `The fault ratelimit causes Mastodon's rate limit error`() throws {
    let response = try world.get("/mastodon/api/v1/timelines/public", headers: ["X-Fault": "ratelimit"])
    #expect(response.status == 429)
    #expect(response.text == #"{"error":"Too many requests"}"#)
    #expect(response.headers["X-RateLimit-Remaining"] == "0")
  }

  @Test
  func `The fault ratelimit sets the reset time of Mastodon's rate limit`() throws {
    let response = try world.get("/mastodon/api/v1/timelines/public", headers: ["X-Fault": "ratelimit=30"])
    #expect(response.headers["X-RateLimit-Reset"] == "2024-05-01T21:47:10.000Z")
  }
}
