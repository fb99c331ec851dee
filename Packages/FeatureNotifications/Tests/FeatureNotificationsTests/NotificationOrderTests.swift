import Persistence
import Presentation
import Reactive
import Testing

@testable import FeatureNotifications

@MainActor @Suite struct NotificationOrderTests {
  private func stored(_ bench: Bench) throws -> Int {
    try bench.store.read { try $0.count(StoredNotification.filter(\.owner != "")) }
  }

  @Test func `Notifications are in the order of the server, whatever their IDs`() throws {
    let bench = try Bench(30)
    bench.server.add(id: 5, post: 1)
    bench.server.add(30)
    bench.server.add(id: 99_999, post: 2)
    bench.server.add(id: 7, post: 3)
    let list = bench.watch()
    list.appear()
    #expect(list.ids == Array(bench.server.ids.prefix(40)))
    list.viewModel.input.loadMore.accept(())
    #expect(list.ids == bench.server.ids)
    bench.server.add(id: 3, post: 4)
    bench.advance(seconds: 31)
    #expect(list.ids == bench.server.ids)
    bench.server.delete(99_999)
    list.viewModel.input.refresh.accept(())
    #expect(list.ids == bench.server.ids)
    #expect(bench.watch().ids == bench.server.ids)
  }

  @Test func `Notifications below the marker in the order of the server are read, whatever their IDs`() throws {
    let bench = try Bench(2)
    bench.server.add(id: 5, post: 1)
    bench.server.add(id: 4, post: 2)
    bench.server.marker = "5"
    let list = bench.watch()
    list.appear()
    #expect(list.rows.map(\.isUnread) == [true, false, false, false])
    #expect(list.unread.last == 1)
    list.viewModel.markRead.accept(())
    #expect(list.unread.last == 0 && bench.server.marker == "4")
  }

  @Test func `A server that links no pages is asked for older notifications by ID, until it sends none`() throws {
    let bench = try Bench(90)
    bench.server.linksPages = false
    let list = bench.watch()
    list.appear()
    #expect(list.content?.footer == .idle)
    for _ in 0..<3 { list.viewModel.input.loadMore.accept(()) }
    #expect(list.ids == bench.server.ids && list.content?.footer == .endReached)
  }

  @Test func `A command loads all pages of a server that links none`() async throws {
    let bench = try Bench(90)
    bench.server.linksPages = false
    #expect(try await bench.feature.contents(pages: 9).rows.map(\.id) == bench.server.ids)
  }

  @Test func `The list ends if a server ignores the ID and sends its newest page again`() throws {
    let bench = try Bench(50)
    (bench.server.linksPages, bench.server.ignoresIDs) = (false, true)
    let list = bench.watch()
    list.appear()
    bench.server.add()
    list.viewModel.input.loadMore.accept(())
    #expect(list.ids == Array(bench.server.ids.dropFirst().prefix(40)) && list.content?.footer == .endReached)
  }

  @Test func `A command returns all notifications that it loads, and leaves 400 in the store`() async throws {
    let bench = try Bench(600)
    #expect(try await bench.feature.contents(pages: 15).rows.count == 600)
    #expect(try stored(bench) == 400)
    let list = bench.watch()
    for _ in 0..<20 where list.ids.count < 600 { list.viewModel.input.loadMore.accept(()) }
    #expect(list.ids == bench.server.ids)
  }

  @Test func `A poll deletes old notifications if there are more than 1,200, except those on its screen`() throws {
    let bench = try Bench(1_250)
    let list = bench.watch()
    list.appear()
    while list.rows.count < 1_250, list.content?.footer != .endReached { list.viewModel.input.loadMore.accept(()) }
    bench.server.add()
    bench.advance(seconds: 31)
    #expect(try stored(bench) >= 1_250 && list.rows.count >= 1_250)
    list.viewModel.input.disappear.accept(())
    let subscription = bench.feature.unreadCount().drive()
    bench.advance(seconds: 61)
    #expect(try stored(bench) == 400)
    subscription.dispose()
  }
}
