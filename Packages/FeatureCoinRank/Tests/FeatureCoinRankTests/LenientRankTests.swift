import FeatureCoinRank
import Networking
import NetworkingTest
import Presentation
import Testing

@MainActor @Suite struct LenientRankTests {
  @Test func `A row of the ranking stays if its fields other than the ID have other types`() async throws {
    let row = #"{"userId": 1, "rank": {}, "username": 7, "nickname": "ada", "level": "high", "coinCount": null}"#
    let server = try RankServer(
      .json(
        #"{"data": {"curPage": "1", "datas": [\#(row), {"userId": null}], "over": "yes", "pageCount": 1}, "errorCode": 0}"#
      ))
    let rows = try await server.feature.ranking().rows
    #expect(rows == [CoinRankRow(id: 1, rank: nil, name: "ada", level: nil, coins: nil)])
  }
}
