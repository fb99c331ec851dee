import Testing

@testable import DemoServer

@Suite struct PrefixTests {
  @Test(arguments: [
    ("/wanandroid", "/coin/rank/1/json"), ("/mastodon", "/api/v1/timelines/tag/swift"),
    ("/mastodon", "/api/v1/accounts/lookup?acct=mira_okafor"),
    ("/twitter", "/1.1/statuses/user_timeline.json?screen_name=mira_okafor"),
    ("/github", "/repos/example/reactive-monorepo/issues"), ("/github", "/search/repositories?q=reactive"),
  ])
  func `An API answers below the server's own address, too`(prefix: String, path: String) throws {
    let (below, own) = (try TestWorld().get(prefix + path), try TestWorld().get(path))
    #expect(own.status == below.status)
    #expect(try own.json == below.json)
  }

  @Test func `A path of no API is not found`() throws {
    #expect(try TestWorld().get("/nowhere/at/all").status == 404)
  }
}
