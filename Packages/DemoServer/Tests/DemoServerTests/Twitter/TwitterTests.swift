import Foundation
import Testing

@testable import DemoServer

@Suite
struct TwitterTests {
  private static let list = "/twitter/1.1/lists/statuses.json?owner_screen_name=icanzilb&slug=RxSwift"
  private static let members = "/twitter/1.1/lists/members.json?owner_screen_name=icanzilb&slug=RxSwift"
  private static let token: Headers = ["Authorization": "Bearer AAAA%2FAAA%3DAAAAAAAAexample"]
  private let world: TestWorld

  init() throws { world = try TestWorld() }

  private func ids(_ path: String) throws -> [Int] {
    try world.get(path, headers: Self.token).json.items.compactMap { $0["id"]?.int }
  }

  @Test
  func `The Twitter API returns a token for the right key and secret, and code 99 for a wrong key or secret`() throws {
    func ask(_ credentials: String) throws -> Response {
      let basic = Data(credentials.utf8).base64EncodedString()
      return try world.post(
        "/twitter/oauth2/token", form: ["grant_type": "client_credentials"],
        headers: ["Authorization": "Basic \(basic)"])
    }
    #expect(
      try ask("demo-key:demo-secret").text == #"{"access_token":"AAAA%2FAAA%3DAAAAAAAAexample","token_type":"bearer"}"#)
    let refused = try ask("demo-key:wrong")
    #expect(refused.status == 403)
    #expect(try refused.json["errors"]?[0]?["code"] == 99)
  }

  @Test
  func `The Twitter API returns tweets in the format of the real API`() throws {
    let tweet = try #require(try world.get(Self.list, headers: Self.token).json[0])
    #expect(tweet["id_str"]?.text == tweet["id"]?.text)
    #expect(
      tweet["created_at"]?.text?.wholeMatch(of: /[A-Z][a-z]{2} [A-Z][a-z]{2} \d\d \d\d:\d\d:\d\d \+0000 2024/) != nil)
    #expect(
      tweet["user"]?["profile_image_url_https"]?.text?.hasPrefix("http://127.0.0.1:8080/pictures/avatars/") == true)
  }

  @Test
  func `The Twitter API includes the tweet of max_id and excludes the tweet of since_id`() throws {
    let page = try ids(Self.list + "&count=10")
    #expect(try ids(Self.list + "&count=3&max_id=\(page[4])") == Array(page[4..<7]))
    #expect(try ids(Self.list + "&count=3&max_id=\(page[4] - 1)") == Array(page[5..<8]))
    #expect(try ids(Self.list + "&since_id=\(page[4])") == Array(page[..<4]))
    #expect(try ids(Self.list + "&count=2&since_id=\(page[4])") == Array(page[..<2]))
    #expect(try ids(Self.list + "&since_id=\(page[0])&max_id=\(page[9] - 1)") == [])
  }

  @Test
  func `The Twitter API finds a list by its ID, and responds with 404 and code 34 for an unknown list`() throws {
    #expect(try ids("/twitter/1.1/lists/statuses.json?list_id=12249") == ids(Self.list))
    #expect(try ids("/twitter/1.1/lists/statuses.json?owner_screen_name=mira_okafor&slug=quiet") == [])
    let response = try world.get("/twitter/1.1/lists/statuses.json?slug=RxSwift", headers: Self.token)
    #expect(response.status == 404)
    #expect(response.text == #"{"errors":[{"code":34,"message":"Sorry, that page does not exist."}]}"#)
  }

  @Test
  func `The Twitter API pages the members of a list with cursors that lead forward to 0 and back`() throws {
    var cursor = -1
    var pages: [[String]] = []
    var previous: [Int] = []
    while cursor != 0 {
      let json = try world.get(Self.members + "&count=4&cursor=\(cursor)", headers: Self.token).json
      pages.append(json["users"]?.items.compactMap { $0["screen_name"]?.text } ?? [])
      previous.append(try #require(json["previous_cursor"]?.int))
      #expect(json["next_cursor_str"]?.text == json["next_cursor"]?.text)
      cursor = try #require(json["next_cursor"]?.int)
    }
    #expect(pages.map(\.count) == [4, 4, 3])
    #expect(pages.flatMap(\.self) == PersonList.all[0].members.map(\.handle))
    #expect(previous[0] == 0)
    let back = try world.get(Self.members + "&count=4&cursor=\(previous[2])", headers: Self.token).json
    #expect(back["users"]?.items.compactMap { $0["screen_name"]?.text } == pages[1])
    for beyond in [12, 100_001] {
      let cursor = 1_527_983_374 + beyond
      let page = try world.get(Self.members + "&cursor=\(cursor)", headers: Self.token)
      #expect(page.status == 400)
    }
    let end = try world.get(Self.members + "&cursor=\(1_527_983_374 + 11)", headers: Self.token).json
    #expect(end["users"]?.items == [] && end["next_cursor"]?.int == 0)
    #expect(try world.get(Self.members + "&cursor=5", headers: Self.token).json["errors"]?[0]?["code"] == 44)
  }

  @Test
  func `The Twitter API returns the timeline of a user with or without retweets`() throws {
    let path = "/twitter/1.1/statuses/user_timeline.json?screen_name=MIRA_okafor&count=200"
    let all = try world.get(path, headers: Self.token).json.items
    #expect(all.allSatisfy { $0["user"]?["screen_name"] == "mira_okafor" })
    let retweets = all.filter { $0["retweeted_status"] != nil }
    #expect(retweets.allSatisfy { $0["text"]?.text?.hasPrefix("RT @") == true })
    let without = try world.get(path + "&include_rts=false", headers: Self.token).json.items
    #expect(without.count == all.count - retweets.count)
    #expect(
      try world.get("/twitter/1.1/statuses/user_timeline.json?screen_name=nobody", headers: Self.token).status == 404)
  }

  @Test
  func `The Twitter API returns new tweets over time`() throws {
    let newest = try #require(ids(Self.list).first)
    #expect(try ids(Self.list + "&since_id=\(newest)") == [])
    world.advance(by: 200)
    #expect(try !ids(Self.list + "&since_id=\(newest)").isEmpty)
  }

  @Test
  func `The Twitter API rejects requests without a token, with a wrong token, beyond the limit, and on the free tier`()
    throws
  {
    func code(_ response: Response) throws -> [Int?] {
      [response.status, try response.json["errors"]?[0]?["code"]?.int]
    }
    #expect(try code(world.get(Self.list)) == [400, 215])
    #expect(try code(world.get(Self.list, headers: ["Authorization": "Bearer x"])) == [401, 89])
    let busy = try TestWorld { $0.twitterRateLimit = 1 }
    #expect(try busy.get(Self.list, headers: Self.token).headers["x-rate-limit-remaining"] == "0")
    let exceeded = try busy.get(Self.list, headers: Self.token)
    #expect(try code(exceeded) == [429, 88])
    #expect(exceeded.headers["x-rate-limit-reset"] == "1714600800")
    #expect(try busy.get(Self.members, headers: Self.token).status == 200)
    let free = try TestWorld { $0.refusesTwitterReads = true }
    #expect(try code(free.get(Self.list, headers: Self.token)) == [403, 453])
    #expect(try code(world.get(Self.list, headers: ["X-Fault": "ratelimit"])) == [429, 88])
  }

  @Test func `The Twitter API allows 900 requests for each endpoint, unless the configuration says otherwise`() throws {
    let headers = try world.get(Self.list, headers: Self.token).headers
    #expect(headers["x-rate-limit-limit"] == "900" && headers["x-rate-limit-remaining"] == "899")
  }

  @Test func `The Twitter API returns a single tweet, and code 144 for an unknown tweet`() throws {
    let tweet = try #require(try world.get(Self.list, headers: Self.token).json[0])
    let id = try #require(tweet["id_str"]?.text)
    #expect(try world.get("/twitter/1.1/statuses/show.json?id=\(id)", headers: Self.token).json == tweet)
    let missing = try world.get("/twitter/1.1/statuses/show.json?id=1", headers: Self.token)
    #expect(missing.status == 404)
    #expect(try missing.json["errors"]?[0]?["code"] == 144)
  }
}
