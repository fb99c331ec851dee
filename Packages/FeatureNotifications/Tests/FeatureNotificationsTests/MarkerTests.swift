import FeatureNotifications
import Networking
import Presentation
import Reactive
import Testing

@MainActor @Suite struct MarkerTests {
  @Test func `A later read marker of another client marks the notifications as read, and no marker is sent`() throws {
    let bench = try Bench(3)
    bench.server.marker = "1002"
    let list = bench.watch()
    list.appear()
    #expect(list.rows.map(\.isUnread) == [true, false, false])
    #expect(list.unread.last == 1)
    #expect(bench.server.takeRequests() == ["GET notifications?limit=40", "GET markers"])
    bench.server.marker = "1003"
    bench.advance(seconds: 31)
    #expect(list.unread.last == 0)
    #expect(bench.server.takeRequests() == ["GET notifications?limit=40", "GET markers"])
  }

  @Test func `A glance of less than a second marks nothing as read`() throws {
    let bench = try Bench(3)
    let list = bench.watch()
    list.appear()
    list.viewModel.visible.accept(list.ids)
    bench.advance(seconds: 0.9)
    list.viewModel.input.disappear.accept(())
    bench.advance(seconds: 60)
    #expect(list.unread.last == 3 && bench.server.marker == nil)
  }

  @Test func `Rows newer than those that were visible for a second stay unread`() throws {
    let bench = try Bench(3)
    let list = bench.watch()
    list.appear()
    list.viewModel.visible.accept(list.ids)
    bench.advance(seconds: 0.9)
    list.viewModel.visible.accept(Array(list.ids.dropFirst()))
    bench.advance(seconds: 1.1)
    list.viewModel.input.disappear.accept(())
    #expect(list.unread.last == 1 && bench.server.marker == "1002")
  }

  @Test func `Rows above an unread row that was not on screen stay unread until that row was on screen, too`() throws {
    let bench = try Bench(3)
    let list = bench.watch()
    list.appear()
    for rows in [list.ids.prefix(2), list.ids.suffix(1)] {
      #expect(list.unread.last == 3 && bench.server.marker == nil)
      list.viewModel.visible.accept(Array(rows))
      bench.advance(seconds: 1.1)
      list.viewModel.input.disappear.accept(())
    }
    #expect(list.unread.last == 0 && bench.server.marker == "1003")
  }

  @Test
  func `Notifications that were visible are marked as read in the store and on the server when the screen disappears`()
    throws
  {
    let bench = try Bench(3)
    let list = bench.watch()
    list.appear()
    #expect(list.unread.last == 3 && bench.server.marker == nil)
    list.viewModel.visible.accept(list.ids)
    bench.advance(seconds: 1.1)
    list.viewModel.input.disappear.accept(())
    #expect(list.unread.last == 0)
    #expect(bench.server.marker == "1003")
    #expect(list.rows.allSatisfy { !$0.isUnread })
  }

  @Test func `A read marker never moves back, either in the store or on the server`() throws {
    let bench = try Bench(3)
    let list = bench.watch()
    list.appear()
    list.viewModel.markRead.accept(())
    bench.server.marker = "1001"
    bench.advance(seconds: 31)
    #expect(list.unread.last == 0)
    #expect(bench.server.marker == "1003")
    bench.server.marker = "1900"
    list.viewModel.markRead.accept(())
    #expect(bench.server.marker == "1900")
  }

  @Test func `A read marker that could not be sent is sent with the next poll`() throws {
    let bench = try Bench(2)
    let list = bench.watch()
    list.appear()
    bench.server.markerStatus = 409
    list.viewModel.markRead.accept(())
    #expect(list.unread.last == 0 && bench.server.marker == nil)
    bench.server.markerStatus = 200
    bench.advance(seconds: 31)
    #expect(bench.server.marker == "1002")
  }

  @Test func `The notifications screen reports a server without read markers, and stores the marker on this machine`()
    throws
  {
    let bench = try Bench(2)
    bench.server.markerStatus = 404
    let list = bench.watch()
    list.appear()
    #expect(list.absence?[.en] == "This server does not store reading positions.")
    #expect(list.content?.header == .current)
    list.viewModel.markRead.accept(())
    #expect(list.unread.last == 0)
    let next = bench.watch()
    #expect(next.unread.last == 0)
    bench.server.markerStatus = 200
    list.viewModel.input.refresh.accept(())
    #expect(list.absence == nil)
  }

  @Test func `The notifications badge counts unread notifications, and requests new ones every 15 seconds`() throws {
    let bench = try Bench(2)
    var counts: [Int] = []
    let subscription = bench.feature.unreadCount().drive(onNext: { counts.append($0) })
    #expect(counts.last == 2)
    bench.server.add()
    bench.advance(seconds: 16)
    #expect(counts.last == 3)
    bench.isReachable.accept(false)
    _ = bench.server.takeRequests()
    bench.advance(seconds: 300)
    #expect(bench.server.takeRequests().isEmpty)
    subscription.dispose()
  }

  @Test func `Unread notifications are counted up to 1,000`() throws {
    let bench = try Bench(1_100)
    let list = bench.watch()
    list.appear()
    while list.rows.count < 1_100, list.content?.footer != .endReached { list.viewModel.input.loadMore.accept(()) }
    #expect(list.rows.count == 1_100)
    #expect(list.unread.last == 1_000)
  }

  @Test func `The notifications badge sends no requests while a notifications screen polls`() throws {
    let bench = try Bench(2)
    let list = bench.watch()
    list.appear()
    _ = bench.server.takeRequests()
    let subscription = bench.feature.unreadCount().drive()
    #expect(bench.server.takeRequests().isEmpty)
    bench.advance(seconds: 125)
    #expect(bench.server.takeRequests().count { $0.contains("notifications") } == 4)
    subscription.dispose()
  }

  @Test func `The notifications badge sends no requests after its driver is released`() throws {
    let bench = try Bench(2)
    bench.feature.unreadCount().drive().dispose()
    _ = bench.server.takeRequests()
    bench.advance(seconds: 300)
    #expect(bench.server.takeRequests().isEmpty)
  }
}
