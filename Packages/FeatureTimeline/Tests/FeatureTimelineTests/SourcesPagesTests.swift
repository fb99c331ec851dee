import Foundation
import Networking
import NetworkingTest
import Persistence
import Posts
import Presentation
import Reactive
import ReactiveTest
import Testing

@testable import FeatureTimeline

@Suite struct SourcesPagesTests {
  private let transport = ScriptedTransport { Issue.record("\($0)") }
  private let feature: TimelineFeature

  init() throws {
    let client = APIClient(baseURL: try #require(URL(string: "https://stub.example")), transport: transport)
    feature = TimelineFeature(
      dependencies: TimelineDependencies(
        mastodon: TimelineServer(client: client, account: "mira"), twitter: TimelineServer(client: client),
        store: try .inMemory(schemas: [TimelineFeature.schema, UserActions.schema, OutboxStorage.schema]),
        scheduler: CurrentThreadScheduler.instance,
        clock: TestScheduler(initialClock: 0, resolution: 0.1)))
  }

  private func next(_ query: String) -> HTTPHeaders { ["Link": #"<?\#(query)>; rel="next""#] }

  private func further() async throws -> [TimelineChoice] { Array(try await feature.sources().dropFirst(5)) }

  @Test func `All pages of followed hashtags and lists are offered`() async throws {
    transport.script(.json(#"[{"id": "1", "title": "a"}]"#, headers: next("page=2")).on("GET /api/v1/lists"))
    transport.script(.json(#"[{"id": "2", "title": "b"}]"#).on("GET /api/v1/lists?page=2"))
    transport.script(.json(#"[{"name": "x"}]"#, headers: next("max_id=7")).on("GET /api/v1/followed_tags?limit=200"))
    transport.script(.json(#"[{"name": "x"}, {"name": "y"}]"#).on("GET /api/v1/followed_tags?max_id=7"))
    #expect(
      try await further() == [
        .source(.mastodonList(id: "1"), title: "a"), .source(.mastodonList(id: "2"), title: "b"),
        .source(.mastodonTag("x")), .source(.mastodonTag("y")),
      ])
    #expect(transport.unused.isEmpty)
  }

  @Test func `Pages that loaded are offered with the reason why further pages are missing`() async throws {
    transport.script(.json("[]").on("GET /api/v1/lists"))
    transport.script(.json(#"[{"name": "x"}]"#, headers: next("max_id=7")).on("GET /api/v1/followed_tags?limit=200"))
    transport.script(.failure(.transport(.offline)).on("GET /api/v1/followed_tags?max_id=7"))
    let choices = try await further()
    #expect(choices.first == .source(.mastodonTag("x")) && choices.count == 2 && choices.last?.source == nil)
  }

  @Test(arguments: [(401, 200), (200, 401)])
  func `A login that the server no longer accepts is a failure instead of a notice`(lists: Int, tags: Int) async throws
  {
    transport.script(.json("[]", status: lists).on("GET /api/v1/lists"))
    transport.script(.json("[]", status: tags).on("GET /api/v1/followed_tags?limit=200"))
    await #expect(throws: LoadFailure.unauthorized) { try await feature.sources() }
  }

  @Test func `At most 20 pages are requested, and a notice reports that there are more`() async throws {
    transport.script(.json("[]").on("GET /api/v1/lists"))
    for page in 0..<20 {
      let query = page == 0 ? "limit=200" : "page=\(page)"
      transport.script(
        .json(#"[{"name": "x\#(page)"}]"#, headers: next("page=\(page + 1)"))
          .on("GET /api/v1/followed_tags?\(query)"))
    }
    let choices = try await further()
    #expect(choices.count == 21 && transport.unused.isEmpty)
    #expect(
      choices.last
        == .notice(
          LocalizedText(
            en: "The server has more lists or hashtags than the app can show.", zhHans: "服务器上的列表或话题多于应用能显示的数量。")))
  }

  @Test func `A list is found by its title on any page`() async throws {
    transport.script(.json(#"[{"id": "1", "title": "a"}]"#, headers: next("page=2")).on("GET /api/v1/lists"))
    transport.script(.json(#"[{"id": "2", "title": "b"}]"#).on("GET /api/v1/lists?page=2"))
    transport.script(.json("[]").on("GET /api/v1/timelines/list/2?limit=40"))
    #expect(try await feature.contents(of: .mastodonListNamed("b")).posts.isEmpty)
    #expect(transport.unused.isEmpty)
  }
}
