import FeatureCoinRank
import Foundation
import NetworkingTest
import Presentation
import Reactive
import Testing

/// Tests with recorded responses of the live server, in which invented people replace the real ones. The files are in
/// the package's `Fixtures` folder.
@MainActor @Suite struct FixtureTests {
  private static func reply(_ name: String) throws -> ScriptedReply {
    let url = URL(filePath: #filePath).appending(path: "../../../Fixtures/\(name).json").standardized
    return .json(try Data(contentsOf: url))
  }

  private func watch(_ names: String...) throws -> Watched {
    let server = try RankServer()
    for name in names { server.transport.script(try Self.reply(name)) }
    let watched = server.watch()
    watched.viewModel.input.appear.accept(())
    for _ in names.dropFirst() { watched.viewModel.input.loadMore.accept(()) }
    return watched
  }

  @Test func `The three pages of the fixtures contain 75 users in the order of their ranks`() throws {
    let watched = try watch("coin_rank.page1", "coin_rank.page2", "coin_rank.page3")
    #expect(watched.state?.rows.map(\.rank) == (1...75).map { "\($0)" })
    #expect(
      watched.state?.rows.first
        == RankingRow(RankedUser(id: 20000, rank: "1", name: "晨**光", level: 1901, coins: 190_000), top: 190_000))
    #expect(watched.content?.footer == .endReached)
  }

  @Test func `An empty page past the end of the ranking ends the list`() throws {
    let watched = try watch("coin_rank.page1", "coin_rank.past_end.page4")
    #expect(watched.ids.count == 30)
    #expect(watched.content?.footer == .endReached)
  }

  @Test func `The ranking accepts an empty list, numeric ranks, and null fields`() throws {
    #expect(try watch("coin_rank.empty").state == .empty)
    #expect(try watch("coin_rank.legacy_numeric_rank").state?.rows.map(\.rank) == ["1", "2", "3"])
    #expect(
      try watch("coin_rank.null_fields").state?.rows
        == [RankingRow(RankedUser(id: 1, rank: nil, name: nil, level: nil, coins: nil))])
  }

  @Test(arguments: [
    ("error.generic.-1", LoadFailure.refused("系统繁忙，请稍后再试")), ("error.not_logged_in.-1001", .unauthorized),
  ])
  func `A refusal of the server becomes the LoadFailure for its code`(name: String, failure: LoadFailure) throws {
    #expect(try watch(name).state == .failed(failure))
  }

  @Test func `myCoins loads the user's own coins and their history`() async throws {
    let server = try RankServer(account: TestAccount("alice_example"))
    server.transport.script(try Self.reply("lg_coin_userinfo.ok"))
    server.transport.script(try Self.reply("lg_coin_list.page1"))
    let mine = try await server.feature.myCoins(pages: 3)
    #expect(mine.coins == RankedUser(id: 159_001, rank: "7", name: "a**ce_example", level: 5, coins: 451))
    #expect(mine.history.map(\.coins) == [17, 16, 15, 14, 13])
    #expect(
      mine.history.first
        == CoinEntry(
          id: 980_000, coins: 17, date: Date(timeIntervalSince1970: 1_716_167_553), reason: "签到",
          details: "2024-05-20 09:12:33 签到 , 积分：10 + 7"))
    #expect(server.requested.count == 2)
  }
}
