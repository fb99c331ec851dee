import Testing

@testable import DemoServer

@Suite struct PrefixTests {
  @Test(arguments: [
    ("/wanandroid", "/coin/rank/1/json"), ("/mastodon", "/api/v1/timelines/tag/swift"),
    ("/mastodon", "/api/v1/accounts/lookup?acct=mira_okafor"),
    ("/twitter", "/1.1/statuses/user_timeline.json?screen_name=mira_okafor"),
    ("/github", "/repos/example/reactive-monorepo/issues"), ("/github", "/search/repositories?q=reactive"),
  ])
  func `An API also responds to requests without its prefix`(prefix: String, path: String) throws {
    let (below, own) = (try TestWorld().get(prefix + path), try TestWorld().get(path))
    #expect(own.status == below.status)
    #expect(try own.json == below.json)
  }

  @Test func `The demo server responds with 404 to a path outside of all APIs`() throws {
    #expect(try TestWorld().get("/nowhere/at/all").status == 404)
  }
}
