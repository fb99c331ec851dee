import FeatureNotifications
import Foundation
import Networking
import NetworkingTest
import Persistence
import Presentation
import Reactive
import Testing

/// Tests of how many notifications are stored and requested.
@MainActor @Suite struct NotificationLimitTests {
  @Test func `After older notifications were deleted, the list goes on below the oldest one that remains`() throws {
    let bench = try Bench(600)
    let first = bench.watch()
    first.appear()
    for _ in 1...14 where first.rows.count < 560 { first.viewModel.input.loadMore.accept(()) }
    #expect(first.rows.count > 400)
    let second = bench.watch()
    second.appear()
    _ = bench.server.takeRequests()
    var older: [String] = []
    for _ in 1...8 where older.isEmpty {
      second.viewModel.input.loadMore.accept(())
      older = bench.server.takeRequests().filter { $0.contains("max_id=") }
    }
    #expect(older.count == 1 && older.first?.contains("max_id=\(bench.server.ids[399])") == true, "\(older)")
  }

  @Test func `At most six pages are requested to reach the stored notifications`() throws {
    let bench = try Bench(40)
    let list = bench.watch()
    list.appear()
    bench.server.add(400)
    _ = bench.server.takeRequests()
    list.viewModel.input.refresh.accept(())
    #expect(bench.server.takeRequests().filter { $0.hasPrefix("GET notifications") }.count == 6)
    #expect(list.ids.first == bench.server.ids.first)
  }

  @Test func `Marking notifications as read does not make them look newer`() throws {
    let bench = try Bench(3)
    let list = bench.watch()
    var updated: [Date?] = []
    let subscription = list.viewModel.updated.drive(onNext: { updated.append($0) })
    list.appear()
    let last = updated.last
    bench.advance(seconds: 10)
    list.viewModel.markRead.accept(())
    #expect(list.unread.last == 0 && last != nil && updated.last == last)
    subscription.dispose()
  }

  @Test func `After a logout, neither the notifications nor the time of the last response remain`() throws {
    let bench = try Bench(3)
    bench.watch().appear()
    try NotificationsFeature.removeNotifications(
      of: "mira", at: #require(URL(string: "https://stub.example")), from: bench.store)
    let list = bench.watch()
    var updated: [Date?] = []
    let subscription = list.viewModel.updated.drive(onNext: { updated.append($0) })
    #expect(list.rows.isEmpty && updated == [nil])
    subscription.dispose()
  }

  @Test func `A badge asks a server that fails less often`() throws {
    let bench = try Bench(3)
    let subscription = bench.feature.unreadCount().drive()
    bench.advance(seconds: 600)
    let count = bench.server.takeRequests().count { $0.hasPrefix("GET notifications") }
    bench.server.failure = .transport(.offline)
    bench.advance(seconds: 600)
    let failing = bench.server.takeRequests().count { $0.hasPrefix("GET notifications") }
    #expect(count >= 30 && (1..<count / 2).contains(failing), "\(count), \(failing)")
    subscription.dispose()
  }

  @Test func `The followers that a blocked server cost are counted in both directions`() throws {
    let bench = try Bench()
    let event =
      #", "event": {"id": "1", "type": "domain_block", "target_name": "b.example", "followers_count": 3, "following_count": 5}"#
    bench.server.add("severed_relationships", post: nil, fields: event)
    let list = bench.watch()
    list.appear()
    #expect(list.rows.first?.details?.followers == 3 && list.rows.first?.details?.following == 5)
  }

  @Test func `A server whose read markers fail for now is not said to lack them`() throws {
    let bench = try Bench(3)
    bench.server.markerStatus = 503
    let list = bench.watch()
    list.appear()
    #expect(list.rows.count == 3 && list.absence == nil)
  }

  @Test func `Notifications of the same second are all loaded`() throws {
    let bench = try Bench()
    for number in 1...60 {
      bench.server.add(post: 10_000 + number, fields: #", "created_at": "2026-11-22T10:00:00Z""#)
    }
    let list = bench.watch()
    list.appear()
    list.viewModel.input.loadMore.accept(())
    #expect(list.ids == bench.server.ids)
  }

  @Test func `A list offers no screens of other features unless the app has them`() throws {
    let client = APIClient(
      baseURL: try #require(URL(string: "https://stub.example")), transport: ScriptedTransport { Issue.record($0) })
    let viewModel = NotificationsFeature(
      dependencies: NotificationsDependencies(
        client: client, account: "mira", store: try .inMemory(schemas: [NotificationsFeature.schema]))
    ).makeNotificationsViewModel()
    #expect(
      !viewModel.offersLogin && !viewModel.offersPosts && !viewModel.offersProfiles && !viewModel.offersReplies)
  }
}
