import Foundation
import Mastodon
import Networking
import NetworkingTest
import Persistence
import Posts
import Presentation
import Reactive
import Testing

@testable import FeatureTimeline

@Suite
struct MastodonTests {
  private func posts(
    _ reply: ScriptedReply, of timeline: Timeline = .list("12249"), _ page: TimelinePage = .latest
  ) async throws -> [Post] {
    try await MastodonSource(client: client(reply), timeline: timeline).posts(page).value
  }

  private func posts(_ name: String) async throws -> [Post] {
    try await posts(.json(fixture("mastodon/\(name).json")))
  }

  @Test
  func `Each request for a page of a Mastodon timeline specifies at most one cursor`() async throws {
    let cases: [(Timeline, TimelinePage, String)] = [
      (.list("12249"), .latest, "GET /api/v1/timelines/list/12249?limit=40"),
      (.tag("r/x"), .newer(than: "9"), "GET /api/v1/timelines/tag/r%2Fx?limit=40&min_id=9"),
      (.account("7"), .older(than: "3"), "GET /api/v1/accounts/7/statuses?limit=40&max_id=3"),
    ]
    for (timeline, page, request) in cases {
      #expect(try await posts(.json("[]").on(request), of: timeline, page).isEmpty)
    }
  }

  @Test
  func `Consecutive pages of a Mastodon timeline are decoded newest first, and an empty page has no posts`()
    async throws
  {
    let first = try await posts("timelines_list.first")
    #expect(first.count == 20)
    #expect(first.first?.id == "112350000059000000")
    #expect(first.last?.id == "112350000040000000")
    let newer = try await posts("timelines_list.newer.min_id")
    let older = try await posts("timelines_list.older.max_id")
    let known: [PostID] = [newer, first, older].flatMap { $0.map(\.id) }
    #expect(known == known.sorted(by: >))
    #expect(Set(known).count == 38)
    #expect(try await posts("timelines_list.empty").isEmpty)
    #expect(try await posts("accounts_statuses").count == 10)
  }

  @Test
  func `A status is decoded as plain text with its author and date`() async throws {
    let posts = try await posts("timelines_list.first")
    let first = posts[0]
    #expect(first.text == "one\n\ntwo")
    #expect(first.author.name == "李伟")
    #expect(first.author.username == "liwei_dev")
    #expect(first.author.about == "写代码，也写博客 🧋")
    #expect(first.author.avatar?.absoluteString == "https://files.mastodon.example/avatars/liwei_dev.png")
    #expect(first.url?.absoluteString == "https://mastodon.example/@liwei_dev/112350000059000000")
    #expect(first.created.map { abs($0.timeIntervalSince1970 - 1_714_603_740.113) < 0.001 } == true)
    #expect(first.passedOnBy == nil)
    #expect(posts[1].wholeText.hasPrefix("long read\n\n#rxswift @tobiaslind <"))
    #expect(
      posts[2].text
        == "Cursor notes: min_id fills gaps & since_id can leave them. See docs.example.com/a/very…")
    #expect(posts[3].text == "今天把登录页改成了 Input → Output。\n清爽多了。")
  }

  @Test
  func `A boost is decoded with its own ID, the author and text of the boosted post, and the person who boosted it`()
    async throws
  {
    let boost = try #require(try await posts("timelines_list.first").first { $0.passedOnBy != nil })
    #expect(boost.id == "112350000055000000")
    #expect(boost.author.username == "hanae_sato")
    #expect(boost.passedOnBy?.name == "Omar Haddad")
    #expect(boost.text.hasPrefix("Cursor notes"))
  }

  @Test
  func `A post with an invalid date or without a display name is decoded`() async throws {
    let text = """
      [{"id":"1","created_at":"?","content":"x","url":"not a url","account":{"id":"2","username":"u","acct":"u@h",
      "display_name":""}}, {"content":"without an ID"}, 7]
      """
    let found = try await posts(.json(text))
    #expect(found.map(\.id) == ["1"])
    #expect(found.map(\.author) == [Person(id: "2", name: "u", username: "u@h")])
    #expect(found.map(\.created) == [nil])
  }

  @Test
  func `A page without any valid post causes an error, because an empty page would mean the end of the timeline`()
    async throws
  {
    await #expect(throws: NetworkError.self) { try await posts(.json(#"[{"content":"without an ID"}, 7]"#)) }
    await #expect(throws: NetworkError.self) { try await send(.twitter(.user("a"), .latest), .json("[7]")) }
    #expect(try await posts(.json("[]")).isEmpty)
  }

  @Test
  func `Members of a Mastodon list are loaded page by page with the URLs in the responses`() async throws {
    let next = "https://server.example/api/v1/lists/12249/accounts?max_id=106931203247163945"
    let client = try client(
      .json(try fixture("mastodon/lists_accounts.page1.json"), headers: ["Link": "<\(next)>; rel=\"next\""])
        .on("GET /api/v1/lists/12249/accounts?limit=80"),
      .json(try fixture("mastodon/lists_accounts.page2.json"))
        .on("GET /api/v1/lists/12249/accounts?max_id=106931203247163945"))
    let source = MastodonSource(client: client, timeline: .list("12249"))
    let first = try await source.people(.first).value
    #expect(first.items.map(\.username).prefix(2) == ["mira_okafor", "tobiaslind@other.example"])
    let second = try await source.people(try #require(first.next)).value
    #expect(second.items.map(\.name) == ["Omar Haddad", "Rosa Valverde", "Nikhil Rao"])
    #expect(second.next == nil)
  }
}
