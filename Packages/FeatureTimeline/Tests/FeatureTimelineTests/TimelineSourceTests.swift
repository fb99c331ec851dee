import FeatureTimeline
import Foundation
import Posts
import Testing

@Suite("TimelineSource")
struct TimelineSourceTests {
  private static let texts: [(String, TimelineSource)] = [
    ("#swift", .mastodonTag("swift")), ("list:12249", .mastodonList(id: "12249")),
    ("@mira", .mastodonAccounts(["mira"])),
    ("@mira,@hanae@other.example", .mastodonAccounts(["mira", "hanae@other.example"])),
    ("twitter:icanzilb/RxSwift", .twitterList(owner: "icanzilb", slug: "RxSwift")),
    ("twitter:@mira", .twitterUser("mira")),
  ]

  @Test("A source is equal to itself after it is formatted and parsed, or encoded and decoded", arguments: texts)
  func text(text: String, source: TimelineSource) throws {
    #expect(TimelineSource(text) == source)
    #expect(source.description == text)
    let stored = try JSONEncoder().encode([source])
    #expect(try JSONDecoder().decode([TimelineSource].self, from: stored) == [source])
  }

  @Test(
    "Text in any other format is not parsed as a timeline source",
    arguments: [
      "", "swift", "#", "#a b", "@", "@a,", "@a,b", "list:", "list", "twitter:", "twitter:@", "twitter:a", "twitter:a/",
      "twitter:/b", "twitter:a/b/c", "https://stub.example/@a",
    ])
  func noSource(text: String) throws {
    #expect(TimelineSource(text) == nil)
    let stored = try JSONEncoder().encode([text])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([TimelineSource].self, from: stored) }
  }

  @Test("A source determines whether it requires a login, who its only author is, and whether it has people")
  func properties() {
    let sources = Self.texts.map(\.1)
    #expect(sources.map(\.needsAuthorization) == [false, true, false, false, true, true])
    #expect(sources.map(\.hasPeople) == [false, true, false, true, true, false])
    #expect(sources.map(\.person) == [nil, nil, "mira", nil, nil, "mira"])
  }

  @Test("A source leads to the posts of one of its people, on the same kind of server")
  func person() {
    let person = Person(id: "1", name: "Hanae", username: "hanae@other.example")
    #expect(TimelineSource.mastodonTag("a").timeline(of: person) == .mastodonAccounts(["hanae@other.example"]))
    #expect(
      TimelineSource.twitterList(owner: "a", slug: "b").timeline(of: Person(id: "1", name: "M", username: "m"))
        == .twitterUser("m"))
    #expect(TimelineSource.twitterUser("a").timeline(of: Person(id: "1", name: "M")) == nil)
  }
}
