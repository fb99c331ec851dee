import FeatureCoinRank
import Networking
import NetworkingTest
import Presentation
import Reactive
import Testing

/// Regression tests for mistakes that earlier clients of this server made.
@MainActor @Suite struct PitfallTests {
  private static func path(_ page: Int) -> String { "/wanandroid/coin/rank/\(page)/json" }

  @Test func `A page that fails to load is not skipped`() throws {
    let server = try RankServer(
      RankServer.page(1, 1..<4, of: 3), .failure(.transport(.connectionLost)), RankServer.page(2, 4..<7, of: 3))
    let watched = server.watch()
    watched.viewModel.input.appear.accept(())
    watched.viewModel.input.loadMore.accept(())
    #expect(watched.content?.footer == .loadMoreFailed(.connectionLost))
    #expect(watched.ids == [1, 2, 3])
    watched.viewModel.input.loadMore.accept(())
    #expect(server.requested == [1, 2, 2].map(Self.path))
    #expect(watched.ids == Array(1...6))
  }

  @Test
  func `A refresh cancels the request for the next page, so the rows of that page never replace the first page`() throws
  {
    let server = try RankServer(RankServer.page(1, 1..<4, of: 3), .never, RankServer.page(1, 1..<4, of: 3))
    let watched = server.watch()
    watched.viewModel.input.appear.accept(())
    watched.viewModel.input.loadMore.accept(())
    #expect(watched.content?.footer == .loadingMore)
    watched.viewModel.input.refresh.accept(())
    #expect(server.transport.cancelled == 1)
    #expect(watched.ids == [1, 2, 3])
    #expect(watched.content?.footer == .idle)
  }

  @Test func `A refresh that fails changes neither the rows nor which page is next`() throws {
    let server = try RankServer(
      RankServer.page(1, 1..<4, of: 3), RankServer.page(2, 4..<7, of: 3), .failure(.transport(.offline)),
      RankServer.page(3, 7..<9, of: 3))
    let watched = server.watch()
    watched.viewModel.input.appear.accept(())
    watched.viewModel.input.loadMore.accept(())
    watched.viewModel.input.refresh.accept(())
    #expect(watched.content?.header == .stale(.offline))
    #expect(watched.ids == Array(1...6))
    watched.viewModel.input.loadMore.accept(())
    #expect(server.requested == [1, 2, 1, 3].map(Self.path))
    #expect(watched.ids == Array(1...8))
  }

  @Test func `A retry that succeeds clears the error`() throws {
    let server = try RankServer(.failure(.transport(.offline)), RankServer.page(1, 1..<4, of: 3))
    let watched = server.watch()
    watched.viewModel.input.appear.accept(())
    #expect(watched.state == .failed(.offline))
    watched.viewModel.input.refresh.accept(())
    #expect(watched.content?.header == .current)
    #expect(watched.ids == [1, 2, 3])
  }

  @Test
  func
    `A rank can be a number, a field can be null or of another type, and only rows without an ID of a page are dropped`()
    throws
  {
    let server = try RankServer(
      .json(
        RankServer.answer(
          1,
          [
            #"{"coinCount": 190000, "level": 1901, "rank": 1, "userId": 20000, "username": "晨**光"}"#,
            #"{"coinCount": "many", "userId": 20001}"#,
            #"{"rank": "3", "username": "nobody"}"#,
            #"{"coinCount": null, "level": null, "nickname": null, "rank": null, "userId": 1, "username": null}"#,
          ], of: 1)))
    let watched = server.watch()
    watched.viewModel.input.appear.accept(())
    #expect(
      watched.state?.rows == [
        RankingRow(RankedUser(id: 20000, rank: "1", name: "晨**光", level: 1901, coins: 190000), top: 190_000),
        RankingRow(RankedUser(id: 20001, rank: nil, name: nil, level: nil, coins: nil)),
        RankingRow(RankedUser(id: 1, rank: nil, name: nil, level: nil, coins: nil)),
      ])
  }

  @Test
  func `No page is requested twice or after the end, and a user on two pages is listed once`() throws {
    let server = try RankServer(RankServer.page(1, 1..<4, of: 2), .never)
    let watched = server.watch()
    watched.viewModel.input.appear.accept(())
    watched.viewModel.input.loadMore.accept(())
    watched.viewModel.input.loadMore.accept(())
    #expect(server.requested == [1, 2].map(Self.path))

    let shifted = try RankServer(RankServer.page(1, 1..<4, of: 2), RankServer.page(2, 3..<6, of: 2, level: 8))
    let others = shifted.watch()
    others.viewModel.input.appear.accept(())
    others.viewModel.input.loadMore.accept(())
    others.viewModel.input.loadMore.accept(())
    #expect(shifted.requested == [1, 2].map(Self.path))
    #expect(others.ids == [1, 2, 3, 4, 5])
    #expect(others.state?.rows[2].level == "8")
  }

  @Test
  func
    `A page with only users of the page before ends the ranking, so a server that repeats a page is not asked forever`()
    async throws
  {
    func page(_ number: Int) -> ScriptedReply { RankServer.page(number, 1..<4, of: 9999) }
    let server = try RankServer(page(1), page(2))
    #expect(try await server.feature.ranking(pages: nil).rows.map(\.id) == [1, 2, 3])
    #expect(server.requested == [1, 2].map(Self.path))

    let other = try RankServer(page(1), page(2))
    let watched = other.watch()
    watched.viewModel.input.appear.accept(())
    for _ in 1...3 { watched.viewModel.input.loadMore.accept(()) }
    #expect(other.requested == [1, 2].map(Self.path))
    #expect(watched.content?.footer == .endReached)
  }

  @Test(arguments: [
    (#""curPage": 1, "over": true, "pageCount": 9, "datas": [ROW]"#, true),
    (#""curPage": 9, "over": false, "pageCount": 9, "datas": [ROW]"#, true),
    (#""curPage": 1, "over": false, "pageCount": 0, "datas": []"#, true),
    (#""curPage": 1, "over": false, "pageCount": 9, "datas": []"#, true),
    (#""curPage": 1, "over": false, "pageCount": 9, "datas": null"#, true),
    (#""curPage": 0, "offset": -20, "over": false, "pageCount": 9, "datas": [ROW]"#, false),
    (#""datas": [ROW]"#, false),
    (#""curPage": 1, "over": false, "pageCount": 9, "datas": [ROW]"#, false),
  ])
  func `The field over, the number of pages, or an empty page marks the end of the ranking`(fields: String, isEnd: Bool)
    throws
  {
    let fields = fields.replacing("ROW", with: RankServer.entry(1))
    let server = try RankServer(.json(#"{"data": {\#(fields)}, "errorCode": 0}"#), .never)
    let watched = server.watch()
    watched.viewModel.input.appear.accept(())
    watched.viewModel.input.loadMore.accept(())
    #expect(server.requested.count == (isEnd ? 1 : 2))
  }

  @Test
  func `A page of which no row can be decoded is a failure, also without a screen, and replaces no stored rows`()
    async throws
  {
    let damaged = ScriptedReply.json(RankServer.answer(1, [#"{"rank": "1"}"#], of: 1))
    let server = try RankServer(RankServer.page(1, 1..<4, of: 1), damaged, damaged)
    let watched = server.watch()
    watched.viewModel.input.appear.accept(())
    watched.viewModel.input.refresh.accept(())
    #expect(watched.content?.header == .stale(.unreadable))
    #expect(watched.ids == [1, 2, 3])
    await #expect(throws: LoadFailure.unreadable) { try await server.feature.ranking() }
  }

  @Test func `A page without rows is an empty ranking, and not a failure`() async throws {
    let server = try RankServer(.json(RankServer.answer(1, [], of: 0)), .json(RankServer.answer(1, [], of: 0)))
    let watched = server.watch()
    watched.viewModel.input.appear.accept(())
    #expect(watched.state == .empty)
    #expect(try await server.feature.ranking().rows.isEmpty)
  }

  @Test(arguments: [
    (ScriptedReply.json(#"{"data": null, "errorCode": 0, "errorMsg": ""}"#), LoadFailure.unreadable),
    (.json(#"{"data": null, "errorCode": -1, "errorMsg": "系统繁忙，请稍后再试"}"#), .refused("系统繁忙，请稍后再试")),
    (.json(#"{"errorCode": -1001, "errorMsg": "请先登录！"}"#), .unauthorized),
    (.json("<html>"), .webPage(status: nil)),
    (.json(RankServer.answer(1, [#"{"userId": "one"}"#, "null"], of: 1)), .unreadable),
    (.json(RankServer.answer(1, ["7"], of: 3)), .unreadable),
    (.status(503), .unavailable(status: 503, message: nil)),
    (.failure(.transport(.timeout(.connecting))), .timedOut),
    (.failure(.transport(.refused("rank.test"))), .connectionRefused),
    (.failure(.transport(.offline)), .offline),
  ])
  func `Every failure is shown as an error, not as an empty list`(reply: ScriptedReply, failure: LoadFailure) throws {
    let watched = try RankServer(reply).watch()
    watched.viewModel.input.appear.accept(())
    #expect(watched.state == .failed(failure))
  }
}
