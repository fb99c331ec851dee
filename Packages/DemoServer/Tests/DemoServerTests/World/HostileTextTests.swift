import Testing

@testable import DemoServer

@Suite
struct HostileTextTests {
  private static let paths = ["/wanandroid/coin/rank/1/json", "/mastodon/api/v1/timelines/public"]
  private static let feed: JSON = [
    "query": "{ getMomentsDetailsByUserID(userID: 0) { moments { title userDetails { name } } } }"
  ]

  @Test(arguments: [true, false])
  func `Hostile texts appear in the ranking, in posts and in moments only if configured, as valid JSON`(isHostile: Bool)
    throws
  {
    let world = try TestWorld { $0.hasHostileTexts = isHostile }
    let answers = try Self.paths.map { try world.get($0) } + [world.post("/graphql", json: Self.feed)]
    for answer in answers {
      _ = try answer.json
      #expect(answer.text.contains(#"\u001b]52;c;"#) == isHostile)
    }
  }

  @Test
  func `Hostile texts do not hide the posts of an account`() throws {
    let path = "/mastodon/api/v1/accounts/109000000000000000/statuses?limit=40"
    let calm = try TestWorld().get(path).json.items.map { $0["id"] }
    #expect(try TestWorld { $0.hasHostileTexts = true }.get(path).json.items.map { $0["id"] } == calm)
  }
}
