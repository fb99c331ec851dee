import FeatureCoinRank
import FeatureCoinRankTerminal
import Presentation
import TerminalUI
import Testing

@Suite struct CoinRankPlainTests {
  @Test func `CoinRankPlain aligns rows below the column titles and counts wide characters as two columns`() {
    let rows = [
      RankedUser(id: 1, rank: "1", name: "晨**光", level: 1901, coins: 190_000),
      RankedUser(id: 2, rank: nil, name: "bob\u{7}", level: nil, coins: nil),
    ]
    #expect(
      CoinRankPlain.lines(CoinRanking(rows: rows), language: .en).map(\.string) == [
        "  Rank  Name    Level     Coins",
        "     1  晨**光   1901    190000",
        "    --  bob␇       --        --",
      ])
  }

  @Test func `A number that is wider than its column is printed completely`() {
    let row = RankedUser(id: 1, rank: "1234567", name: "a", level: 1_234_567, coins: 12_345_678_901)
    #expect(
      CoinRankPlain.lines(CoinRanking(rows: [row]), language: .en).map(\.string)[1]
        == "1234567  a     1234567  12345678901")
    let entry = CoinEntry(id: 1, coins: -12_345_678, date: nil, reason: "r", details: nil)
    let coins = MyCoins(coins: row, history: [entry])
    #expect(MyCoinsPlain.lines(coins, language: .en).contains { $0.string.contains("-12345678") })
  }

  @Test func `CoinRankPlain returns a message if there are no rows`() {
    #expect(CoinRankPlain.lines(CoinRanking(rows: []), language: .zhHans).map(\.string) == ["暂无数据"])
    let row = RankedUser(id: 1, rank: "1", name: "a", level: 7, coins: 999)
    let long = CoinRankPlain.lines(CoinRanking(rows: [row], isTruncated: true), language: .en)
    #expect(long.last?.string == "The list is too long to be loaded completely, so it ends here.")
  }
}
