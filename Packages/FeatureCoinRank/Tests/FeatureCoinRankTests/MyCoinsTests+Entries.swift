import FeatureCoinRank
import Foundation
import Testing

extension MyCoinsTests {
  @Test func `The history is loaded up to a limit, and by default its first page`() async throws {
    let pages = (1...2).map { Self.history($0, $0 * 5_000..<$0 * 5_000 + 5_000, of: 9_999) }
    let all = try await RankServer(replies: [Self.coins(451)] + pages).feature.myCoins(pages: nil)
    #expect(all.history.count == 10_000 && all.isTruncated)
    let first = try await RankServer(Self.coins(451), Self.history(1, 1..<4, of: 2)).feature.myCoins()
    #expect(first.history.count == 3 && !first.isTruncated)
  }

  @Test func `An entry has its coins with a sign, and its time in a time zone`() throws {
    let (utc, shanghai) = (
      try #require(TimeZone(identifier: "UTC")), try #require(TimeZone(identifier: "Asia/Shanghai"))
    )
    let date = Date(timeIntervalSince1970: 1_718_013_900)
    let entries = [0, -3].map {
      CoinEntryRow(CoinEntry(id: 1, coins: $0, date: date, reason: nil, details: nil))
    }
    #expect(entries.map(\.coins) == ["+0", "-3"])
    #expect(entries[0].date(in: utc) == "2024-06-10 10:05" && entries[0].date(in: shanghai) == "2024-06-10 18:05")
  }
}
