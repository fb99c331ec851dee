import Foundation
import Networking
import NetworkingTest
import Posts
import Testing

@testable import FeatureTimeline

@Suite
struct TwitterTests {
  private let list = TwitterTimeline.list(owner: "icanzilb", slug: "RxSwift")

  private func posts(_ name: String) async throws -> [Post] {
    try await send(.twitter(list, .latest), .json(fixture("twitter/\(name).json")))
  }

  @Test
  func `A request to Twitter specifies the timeline or list, and the page, in sorted query items`() throws {
    #expect(
      try route(.twitter(list, .latest))
        == "GET /1.1/lists/statuses.json?count=100&owner_screen_name=icanzilb&slug=RxSwift")
    #expect(
      try route(.twitter(list, .newer(than: "9")))
        == "GET /1.1/lists/statuses.json?count=100&owner_screen_name=icanzilb&since_id=9&slug=RxSwift")
    #expect(
      try route(.twitter(list, .older(than: "1071000000040000120")))
        == "GET /1.1/lists/statuses.json?count=100&max_id=1071000000040000119&owner_screen_name=icanzilb&slug=RxSwift")
    #expect(
      try route(.twitter(.user("mira"), .older(than: "x")))
        == "GET /1.1/statuses/user_timeline.json?contributor_details=false&count=100&include_rts=true&max_id=x"
        + "&screen_name=mira")
    #expect(
      try route(.twitterMembers(owner: "icanzilb", slug: "RxSwift", cursor: "15"))
        == "GET /1.1/lists/members.json?count=100&cursor=15&include_entities=false&owner_screen_name=icanzilb"
        + "&skip_status=1&slug=RxSwift")
  }

  @Test
  func `Consecutive pages of a Twitter timeline are decoded newest first, and an empty page has no tweets`()
    async throws
  {
    let known =
      try await posts("lists_statuses.newer.since_first") + posts("lists_statuses.first")
      + posts("lists_statuses.older.before_first")
    #expect(known.count == 38)
    #expect(known.map(\.id) == known.map(\.id).sorted(by: >))
    #expect(try await posts("lists_statuses.empty").isEmpty)
    #expect(try await posts("user_timeline.empty").isEmpty)
    #expect(try await posts("user_timeline.mira_okafor").count == 10)
  }

  @Test
  func `A tweet is decoded with its author and date`() async throws {
    let tweet = try await posts("lists_statuses.first")[0]
    #expect(tweet.id == "1071000000059000177")
    #expect(tweet.text.hasPrefix("Changesets > reloadData."))
    #expect(tweet.author.name == "李伟")
    #expect(tweet.author.username == "liwei_dev")
    #expect(tweet.author.url == nil)
    #expect(tweet.created == Date(timeIntervalSince1970: 1_544_283_615))
  }

  @Test func `A retweet has the text and the author of the original tweet, and the person who retweeted it`() throws {
    func tweet(_ id: Int, _ text: String, _ name: String, _ rest: String = "") -> String {
      """
      {"id": \(id), "text": "\(text)", "created_at": "Sat Dec 08 08:47:15 +0000 2018",
       "user": {"id": 1, "name": "\(name)", "profile_image_url_https": ""}\(rest)}
      """
    }
    func decoded(_ json: String) throws -> Post { try JSONDecoder().decode(Tweet.self, from: Data(json.utf8)).post }
    let original = tweet(7, "A long &amp; wide road", "Ada")
    let retweet = try decoded(tweet(9, "RT @ada: A long &amp; wi…", "Mira", #", "retweeted_status": \#(original)"#))
    #expect(retweet.id == "9" && retweet.original == "7")
    #expect(retweet.text == "A long & wide road")
    #expect(retweet.author.name == "Ada" && retweet.passedOnBy?.name == "Mira")
    let damaged = try decoded(tweet(9, "RT @ada: A long", "Mira", #", "retweeted_status": {"id": 7}"#))
    #expect(damaged.text == "RT @ada: A long" && damaged.author.name == "Mira" && damaged.passedOnBy == nil)
  }

  @Test func `A tweet without a user or with an invalid date stays, and an element that is no tweet is dropped`()
    async throws
  {
    let posts = try await posts("lists_statuses.with_invalid_elements")
    #expect(
      posts.map(\.id) == [
        "1071000000066000198", "1071000000065000195", "1071000000064000192", "1071000000063000189",
      ])
    #expect(posts.map { $0.created == nil } == [false, false, true, false])
    #expect(posts[1].author.name == "?")
    let rest = #"[{"id": 3, "text": null, "user": {"screen_name": "ada", "name": null}}, {"id": 2}, {"text": "a"}, 7]"#
    let others = try await send(.twitter(list, .latest), .json(rest))
    #expect(others.map(\.id) == ["3"] && others.first?.author.name == "ada")
  }

  @Test
  func `Tweets and users that lack optional fields are decoded`() async throws {
    let tweets = try await posts("minimal.tweets_1_2_3")
    #expect(tweets.map(\.id) == ["1", "2", "3"])
    #expect(tweets[0].author == Person(id: "Name", name: "Name"))
    #expect(tweets[0].created == Date(timeIntervalSince1970: 1_193_054_066))
    let person = try JSONDecoder().decode(TwitterUser.self, from: fixture("twitter/minimal.person.json")).person
    #expect(person == Person(id: "1", name: "Name", username: "ScreenName", about: "Description"))
  }

  @Test(arguments: [
    ("Sat Dec 08 08:47:15 +0000 2018", 1_544_258_835.0), ("Thu Mar 01 09:00:00 +0000 2012", 1_330_592_400),
    ("Mon Jan 01 02:00:00 +0200 2024", 1_704_067_200),
  ])
  func `The dates of tweets are decoded with their offset from UTC`(text: String, seconds: Double) {
    #expect(Date(twitter: text) == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    "", "yesterday", "周六 12月 08 08:47:15 +0000 2018", "Sat Dec 40 08:47:15 +0000 2018",
    "Fri Feb 30 08:47:15 +0000 2018", "a b c d e f",
  ])
  func `The date of a tweet is nil if its text is not a date`(text: String) {
    #expect(Date(twitter: text) == nil)
  }

  @Test
  func `The members of a Twitter list are decoded with the next page's cursor, which is nil on the last page`()
    async throws
  {
    func page(_ name: String) async throws -> TwitterMembers {
      try await send(.twitterMembers(owner: "o", slug: "s"), .json(fixture("twitter/\(name).json")))
    }
    let first = try await page("lists_members.page1")
    #expect(first.people.count == 5)
    #expect(first.people[0].about == "Swift on servers. Tea, not coffee.")
    #expect(first.people[0].url?.absoluteString == "https://mira.example/")
    #expect(first.next == "1527983374")
    let second = try await page("lists_members.page2")
    #expect(second.people.count == 3)
    #expect(second.next == nil)
    #expect(try await page("lists_members").people.count == 8)
    #expect(
      try await send(.twitterMembers(owner: "o", slug: "s"), .json("{}")) == TwitterMembers(people: [], next: nil))
  }

  @Test
  func `A bearer token is decoded regardless of the case of its type, and other tokens are rejected`() async throws {
    let endpoint = Endpoint.twitterToken(key: "k:y-z", secret: "s")
    let request = try client().request(for: endpoint)
    #expect(request.headers["Authorization"] == "Basic \(Data("k%3Ay-z:s".utf8).base64EncodedString())")
    #expect(request.body == HTTPBody(Data("grant_type=client_credentials".utf8)))
    #expect(!request.isAuthorized)
    let token = try await send(endpoint, .json(fixture("twitter/oauth2_token.ok.json")))
    #expect(token.text == "AAAA%2FAAA%3DAAAAAAAAexample")
    #expect("\(token) \(String(reflecting: [token]))".contains("AAAA") == false)
    #expect(try await send(endpoint, .json(#"{"token_type":"Bearer","access_token":"a"}"#)).text == "a")
    await #expect(throws: NetworkError.decoding(DecodingFailure(path: "token_type", reason: .invalid))) {
      try await send(endpoint, .json(fixture("twitter/oauth2_token.wrong_type.json")))
    }
  }

  @Test
  func `A refusal by Twitter's API contains the server's message`() async throws {
    await #expect(throws: NetworkError.status(StatusFailure(code: 401, serverMessage: "Invalid or expired token."))) {
      try await send(.twitter(list, .latest), .json(fixture("twitter/error.401.json"), status: 401))
    }
  }
}
