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
    #expect(rows == [RankedUser(id: 1, rank: nil, name: "ada", level: nil, coins: nil)])
  }

  @Test(arguments: [
    (#""rank": "3", "level": "96", "coinCount": "12", "userId": "1""#, "3", 96, 12),
    (#""rank": 3, "level": 96, "coinCount": 12, "userId": 1"#, "3", 96, 12),
    (#""rank": null, "level": null, "coinCount": null, "userId": 1"#, nil, nil, nil),
    (#""rank": "-1", "level": -1, "coinCount": -5, "userId": 1"#, "-1", nil, -5),
    (#""rank": "", "level": "", "coinCount": "many", "userId": 1"#, "", nil, nil),
  ])
  func `Numbers of a row can be texts, null or negative`(fields: String, rank: String?, level: Int?, coins: Int?)
    async throws
  {
    let server = try RankServer(
      .json(
        #"{"data": {"curPage": "1", "datas": [{\#(fields), "username": "ada"}], "over": true, "pageCount": "1"}, "errorCode": "0"}"#
      ))
    let rows = try await server.feature.ranking().rows
    #expect(rows == [RankedUser(id: 1, rank: rank, name: "ada", level: level, coins: coins)])
  }
}
