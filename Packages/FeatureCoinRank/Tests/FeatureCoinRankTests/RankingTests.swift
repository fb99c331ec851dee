import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import Reactive
import Testing

@testable import FeatureCoinRank

/// Tests of `CoinRankFeature.ranking(pages:progress:)`, which needs no screen.
@MainActor @Suite struct RankingTests {
  @Test func `ranking loads no page after the last page, even if more pages are requested`() async throws {
    let server = try RankServer(RankServer.page(1, 1..<4, of: 2), RankServer.page(2, 4..<6, of: 2))
    let rows = try await server.feature.ranking(pages: 5).rows
    #expect(rows.map(\.id) == [1, 2, 3, 4, 5])
    #expect(rows.first == RankedUser(id: 1, rank: "1", name: "u1", level: 7, coins: 999))
    #expect(server.requested.count == 2)
  }

  @Test func `ranking reports the loaded fraction after each page, and 1 at the end`() async throws {
    let pages = [RankServer.page(1, 3..<6, of: 3), RankServer.page(2, 6..<9, of: 3), RankServer.page(3, 9..<12, of: 3)]
    let all = try RankServer(replies: pages)
    let shares = Shares()
    _ = try await all.feature.ranking(pages: .max) { shares.append($0) }
    let thirds: [Double] = [1.0 / 3.0, 2.0 / 3.0, 1]
    #expect(shares.values == thirds)
    let some = try RankServer(replies: Array(pages.prefix(2)))
    let shareOfTwo = Shares()
    _ = try await some.feature.ranking(pages: 2) { shareOfTwo.append($0) }
    #expect(shareOfTwo.values == [0.5, 1])
    let first = Shares()
    _ = try await RankServer(pages[0]).feature.ranking { first.append($0) }
    #expect(first.values == [1])
  }

  @Test func `A page that does not count the pages has no share, and one without rows is the last`() async throws {
    let uncounted = #"{"data": {"datas": [\#(RankServer.entry(1))], "over": false}, "errorCode": 0}"#
    let server = try RankServer(.json(uncounted), .json(#"{"data": {"curPage": 2, "pageCount": 9}, "errorCode": 0}"#))
    let shares = Shares()
    #expect(try await server.feature.ranking(pages: 5) { shares.append($0) }.rows.map(\.id) == [1])
    #expect(shares.values == [0, 1])
  }

  @Test func `A user on two pages keeps the position, and has the numbers of the later page`() async throws {
    let later = RankServer.answer(2, [RankServer.entry(1, level: 9), RankServer.entry(4)], of: 2)
    let server = try RankServer(RankServer.page(1, 1..<4, of: 2), .json(later))
    let rows = try await server.feature.ranking(pages: 2).rows
    #expect(rows.map(\.id) == [1, 2, 3, 4] && rows.first?.level == 9)
  }

  @Test func `A bar compares a user's coins with those of the first, if the first has any`() {
    func share(_ coins: Int?, _ top: Int?) -> Double? {
      RankingRow(RankedUser(id: 1, rank: "1", name: "a", level: 7, coins: coins), top: top).share
    }
    #expect(share(50, 100) == 0.5 && share(-5, 100) == 0 && share(200, 100) == 1)
    #expect(share(0, 0) == nil && share(nil, 100) == nil && share(50, nil) == nil)
  }

  @Test func `A ranking without an end is loaded up to a limit, unless a number of pages is given`() async throws {
    let pages = (1...100).map { RankServer.page($0, $0 * 3..<$0 * 3 + 3, of: 9_999) }
    let ranking = try await RankServer(replies: pages).feature.ranking(pages: nil)
    #expect(ranking.rows.count == 300 && ranking.isTruncated)
    let large = (1...2).map { RankServer.page($0, $0 * 5_000..<$0 * 5_000 + 5_000, of: 9_999) }
    #expect(try await RankServer(replies: large).feature.ranking(pages: nil).rows.count == 10_000)
    let chosen = try await RankServer(replies: Array(pages.prefix(2))).feature.ranking(pages: 2)
    #expect(chosen.rows.count == 6 && !chosen.isTruncated)
  }

  @Test(arguments: [0, -1])
  func `ranking loads at least one page`(pages: Int) async throws {
    let server = try RankServer(RankServer.page(1, 1..<4, of: 9))
    #expect(try await server.feature.ranking(pages: pages).rows.count == 3)
    #expect(server.requested.count == 1)
  }

  private final class Shares: Sendable {
    private let relay = BehaviorRelay<[Double]>(value: [])
    var values: [Double] { relay.value }
    func append(_ share: Double) { relay.accept(relay.value + [share]) }
  }

  @Test func `The first page of the ranking replaces the stored rows`() async throws {
    let server = try RankServer(
      RankServer.page(1, 1..<4, of: 2), RankServer.page(2, 4..<6, of: 2), RankServer.page(1, 3..<5, of: 1))
    _ = try await server.feature.ranking(pages: 2)
    #expect(try await server.feature.ranking(pages: 1).rows.map(\.id) == [3, 4])
  }

  @Test func `The rankings of two servers are stored separately`() async throws {
    let one = try RankServer(RankServer.page(1, 1..<4, of: 1))
    let other = try RankServer(RankServer.page(1, 7..<9, of: 1), address: "https://other.test", store: one.store)
    _ = try await one.feature.ranking()
    #expect(try await other.feature.ranking().rows.map(\.id) == [7, 8])
    #expect(other.requested == ["/coin/rank/1/json"])
    let watched = one.watch()
    #expect(watched.ids == [1, 2, 3])
  }

  @Test func `ranking throws a LoadFailure if a request fails`() async throws {
    let server = try RankServer(.failure(.transport(.offline)))
    await #expect(throws: LoadFailure.offline) { try await server.feature.ranking() }
  }

  @Test func `A store without the time of the last update is migrated and keeps its rows`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "store.sqlite")
    let row = RankedUser(id: 1, rank: "1", name: "u1", level: 7, coins: 999)
    try Store(file: file, schemas: [Schema("coinrank", tables: [StoredRank.table])]).write {
      _ = try $0.add(StoredRank(server: "http://rank.test/wanandroid", position: 0, row: row))
    }
    let watched = try RankServer(store: Store(file: file, schemas: [CoinRankFeature.schema])).watch()
    #expect(watched.ids == [1])
    #expect(watched.updated == [nil])
  }
}
