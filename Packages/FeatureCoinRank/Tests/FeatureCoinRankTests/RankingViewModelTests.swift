import FeatureCoinRank
import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import Reactive
import Testing

@MainActor @Suite struct RankingViewModelTests {
  @Test func `The first page of the ranking is requested once, when the screen appears`() throws {
    let server = try RankServer(RankServer.page(1, 1..<31, of: 3))
    let watched = server.watch()
    #expect(watched.states == [.loading])
    watched.viewModel.input.appear.accept(())
    watched.viewModel.input.appear.accept(())
    #expect(server.requested == ["/wanandroid/coin/rank/1/json"])
    #expect(watched.ids == Array(1...30))
    #expect(watched.content?.footer == .idle)
    #expect(!watched.states.contains(.empty))
  }

  @Test func `Pages of the ranking are appended until the last page`() throws {
    let server = try RankServer(RankServer.page(1, 1..<31, of: 2), RankServer.page(2, 31..<46, of: 2))
    let watched = server.watch()
    watched.viewModel.input.appear.accept(())
    watched.viewModel.input.loadMore.accept(())
    #expect(watched.ids == Array(1...45))
    #expect(watched.content?.footer == .endReached)
    #expect(watched.content?.arrivals == [])
  }

  @Test func `A refresh of the ranking loads all loaded pages again, so that the rows below the first page stay`()
    throws
  {
    let server = try RankServer(
      RankServer.page(1, 1..<31, of: 3), RankServer.page(2, 31..<61, of: 3), RankServer.page(1, 1..<31, of: 3),
      RankServer.page(2, 31..<61, of: 3), RankServer.page(3, 61..<91, of: 3))
    let watched = server.watch()
    watched.viewModel.input.appear.accept(())
    watched.viewModel.input.loadMore.accept(())
    let before = watched.states.count
    watched.viewModel.input.refresh.accept(())
    let counts: [Int] = watched.states.dropFirst(before).map(\.rows.count)
    #expect(Set(counts) == [60])
    #expect(watched.ids == Array(1...60))
    watched.viewModel.input.loadMore.accept(())
    #expect(watched.ids == Array(1...90))
    let pages: [String] = server.requested.suffix(3).map { String($0.suffix(6)) }
    #expect(pages == ["1/json", "2/json", "3/json"])
  }

  @Test func `The state of a ranking without users is empty only after the server responds`() throws {
    let server = try RankServer(RankServer.page(1, 0..<0, of: 0))
    let watched = server.watch()
    watched.viewModel.input.appear.accept(())
    #expect(watched.states.dropLast().allSatisfy { $0 == .loading })
    #expect(watched.state == .empty)
  }

  @Test
  func `Stored rows are shown during a refresh, and marked as stale if the refresh fails`() throws {
    let first = try RankServer(RankServer.page(1, 1..<4, of: 1))
    let earlier = first.watch()
    earlier.viewModel.input.appear.accept(())
    #expect(earlier.ids == [1, 2, 3])
    let second = try RankServer(.failure(.transport(.offline)), store: first.store)
    let watched = second.watch()
    watched.viewModel.input.appear.accept(())
    #expect(
      watched.states.contains { if case .content(let content) = $0 { content.header == .refreshing } else { false } })
    #expect(watched.ids == [1, 2, 3])
    #expect(watched.content?.header == .stale(.offline))
  }

  @Test func `Only rows inserted among known rows are reported as arrivals, and only once`() throws {
    let server = try RankServer(
      RankServer.page(1, 2..<4, of: 2),
      .json(RankServer.answer(1, [1, 2, 3, 4].map { RankServer.entry($0) }, of: 2)))
    let watched = server.watch()
    watched.viewModel.input.appear.accept(())
    watched.viewModel.input.refresh.accept(())
    #expect(
      watched.states.compactMap { if case .content(let content) = $0 { content.arrivals } else { nil } }
        .filter { !$0.isEmpty } == [[0]])
    #expect(watched.ids == [1, 2, 3, 4])
  }

  @Test func `A response that cannot be stored causes a storage failure`() throws {
    let server = try RankServer(RankServer.page(1, 1..<4, of: 3), store: .inMemory(schemas: []))
    let watched = server.watch()
    watched.viewModel.input.appear.accept(())
    #expect(watched.state == .failed(.storage))
  }

  @Test func `Releasing the view model of the ranking cancels its request`() throws {
    let server = try RankServer(.never)
    var watched: Watched? = server.watch()
    watched?.viewModel.input.appear.accept(())
    #expect(server.transport.cancelled == 0)
    watched = nil
    #expect(server.transport.cancelled == 1)
  }

  @Test
  func `The time of the last update is stored with the first page, and failures do not change it`() throws {
    let server = try RankServer(
      RankServer.page(1, 1..<4, of: 2), RankServer.page(2, 4..<5, of: 2), .failure(.transport(.offline)))
    let watched = server.watch()
    server.clock.advanceTo(60_000)
    watched.viewModel.input.appear.accept(())
    server.clock.advanceTo(90_000)
    watched.viewModel.input.loadMore.accept(())
    watched.viewModel.input.refresh.accept(())
    #expect(watched.updated == [nil, Date(timeIntervalSince1970: 60)])
    #expect(try RankServer(store: server.store).watch().updated == [Date(timeIntervalSince1970: 60)])
    #expect(try RankServer(address: "http://other.test", store: server.store).watch().updated == [nil])
  }

  @Test func `The row of the logged-in user is marked, until the user logs out`() throws {
    let coins = #"{"data": {"coinCount": 998, "level": 7, "userId": 2, "username": "u2"}, "errorCode": 0}"#
    let account = TestAccount("alice")
    let server = try RankServer(
      RankServer.page(1, 1..<4, of: 1).on("GET /wanandroid/coin/rank/1/json"),
      .json(coins).on("GET /wanandroid/lg/coin/userinfo/json"), account: account)
    let watched = server.watch()
    #expect(server.requested.isEmpty)
    for _ in 1...2 { watched.viewModel.input.appear.accept(()) }
    #expect(watched.state?.rows.filter(\.isOwn).map(\.id) == [2] && server.requested.count == 2)
    account.name.accept(nil)
    #expect(watched.state?.rows.contains(where: \.isOwn) == false)
    #expect(watched.content?.arrivals == [])
  }
}
