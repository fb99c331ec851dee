import FeatureTimeline
import Foundation
import Posts
import Testing

@Suite
struct TimelineSourceTests {
  private static let texts: [(String, TimelineSource)] = [
    ("#swift", .mastodonTag("swift")), ("list:12249", .mastodonList(id: "12249")),
    ("@mira", .mastodonAccounts(["mira"])),
    ("@mira,@hanae@other.example", .mastodonAccounts(["mira", "hanae@other.example"])),
    ("twitter:icanzilb/RxSwift", .twitterList(owner: "icanzilb", slug: "RxSwift")),
    ("twitter:@mira", .twitterUser("mira")),
    ("home", .mastodonHome), ("local", .mastodonLocal), ("federated", .mastodonFederated),
    ("bookmarks", .mastodonBookmarks), ("favorites", .mastodonFavorites),
    ("list Close friends", .mastodonListNamed("Close friends")),
  ]

  @Test(arguments: texts)
  func `A timeline source is equal to itself after it is formatted and parsed, or encoded and decoded`(
    text: String, source: TimelineSource
  ) throws {
    #expect(TimelineSource(text) == source)
    #expect(source.description == text)
    let stored = try JSONEncoder().encode([source])
    #expect(try JSONDecoder().decode([TimelineSource].self, from: stored) == [source])
  }

  @Test(arguments: [
    "", "swift", "#", "#a b", "@", "@a,", "@a,b", "list:", "list", "twitter:", "twitter:@", "twitter:a", "twitter:a/",
    "twitter:/b", "twitter:a/b/c", "twitter:a//b", "https://stub.example/@a", "list ", "tag ", "tag a b", "account ",
    "home x",
    "Home",
  ])
  func `Text that does not name a timeline source is not parsed as one`(text: String) throws {
    #expect(TimelineSource(text) == nil)
    let stored = try JSONEncoder().encode([text])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([TimelineSource].self, from: stored) }
  }

  @Test
  func
    `A timeline source determines whether it requires authorization, who its only author is, and whether it has people`()
  {
    let sources = Self.texts.map(\.1)
    #expect(
      sources.map(\.needsAuthorization)
        == [false, true, false, false, true, true] + [true, false, false, true, true, true])
    #expect(
      sources.map(\.hasPeople)
        == [false, true, false, true, true, false] + [false, false, false, false, false, true])
    #expect(sources.map(\.person) == [nil, nil, "mira", nil, nil, "mira"] + [nil, nil, nil, nil, nil, nil])
  }

  @Test func `The text of a timeline source can begin with the word tag instead of #, or account instead of @`() {
    #expect(TimelineSource("tag swift") == .mastodonTag("swift"))
    #expect(TimelineSource("tag #swift") == .mastodonTag("swift"))
    #expect(TimelineSource("account mira") == .mastodonAccounts(["mira"]))
    #expect(TimelineSource("account @mira,@hanae") == .mastodonAccounts(["mira", "hanae"]))
    #expect(TimelineSource("list  Close friends ") == .mastodonListNamed("Close friends"))
  }

  @Test
  func `A timeline source leads to the posts of one of its people, on the same kind of server`() {
    let person = Person(id: "1", name: "Hanae", username: "hanae@other.example")
    #expect(TimelineSource.mastodonTag("a").timeline(of: person) == .mastodonAccounts(["hanae@other.example"]))
    #expect(
      TimelineSource.twitterList(owner: "a", slug: "b").timeline(of: Person(id: "1", name: "M", username: "m"))
        == .twitterUser("m"))
    #expect(TimelineSource.twitterUser("a").timeline(of: Person(id: "1", name: "M")) == nil)
  }
}
