import FeatureHub
import Foundation
import Testing

@Suite struct HubIntentTests {
  @Test func `Every supported page of github.com has an intent`() throws {
    let name = try #require(RepositoryName("a/b"))
    let pages: [(String, HubIntent)] = [
      ("https://github.com/mira_okafor", .user("mira_okafor")), ("https://github.com/a/b", .repository(name)),
      ("https://GitHub.com/a/b/issues", .issues(name)),
      ("https://github.com/a/b/issues/7#issuecomment-1", .issue(7, in: name)),
      ("https://github.com/a/b/commit/05ab", .commit("05ab", in: name)),
    ]
    for (page, intent) in pages { #expect(HubIntent(opening: try #require(URL(string: page))) == intent) }
  }

  @Test
  func `With GitHub's server, pages of all owners have intents; with others, only pages of the demo's organization`()
    throws
  {
    let gitHub = try #require(URL(string: "https://api.github.com"))
    let demo = try #require(URL(string: "http://127.0.0.1:8080/github"))
    let page = try #require(URL(string: "https://github.com/apple/swift"))
    let example = try #require(URL(string: "https://github.com/example/reactive-monorepo/issues/12"))
    for page in [page, example] {
      #expect(HubIntent(opening: page, at: gitHub) == HubIntent(opening: page))
      #expect(HubIntent(opening: page) != nil)
    }
    #expect(HubIntent(opening: page, at: demo) == nil)
    #expect(HubIntent(opening: example, at: demo) == HubIntent(opening: example))
  }

  @Test(arguments: [
    "https://github.com", "https://github.com/sponsors/mira", "https://github.com/orgs/apple",
    "https://github.com/Topics/swift", "https://github.com/explore", "https://github.com/orgs/apple/people",
    "https://github.com/a/b/pull/7", "https://github.com/a/b/issues/x",
    "https://github.com.example.com/a/b", "https://api.github.com/a/b",
  ])
  func `A URL that is not a supported page of github.com has no intent`(page: String) throws {
    #expect(HubIntent(opening: try #require(URL(string: page))) == nil)
  }
}
