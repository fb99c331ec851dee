import FeatureNotifications
import Foundation
import Networking
import NetworkingTest
import Presentation
import Reactive
import ReactiveTest
import Testing

@MainActor @Suite struct NotificationStreamTests {
  private let bench: Bench

  init() throws {
    bench = try Bench(2, streams: true)
  }

  @Test func `A notification on the stream changes the badge and the screen at once, without a request`() {
    var counts: [Int] = []
    let subscription = bench.feature.unreadCount().drive(onNext: { counts.append($0) })
    let list = bench.watch()
    list.appear()
    _ = bench.server.takeRequests()
    bench.server.add()
    #expect(counts.last == 3)
    #expect(list.ids == bench.server.ids)
    bench.advance(seconds: 20)
    #expect(bench.server.takeRequests().isEmpty)
    subscription.dispose()
    bench.server.add()
    #expect(list.ids.count == 3)
  }

  @Test func `While the stream is open, the badge polls every five minutes, and after it is lost, at once`() {
    let subscription = bench.feature.unreadCount().drive()
    _ = bench.server.takeRequests()
    bench.advance(seconds: 299)
    #expect(bench.server.takeRequests().isEmpty)
    bench.server.stream.end(.transport(.connectionLost))
    bench.advance(seconds: 1.1)
    #expect(bench.server.takeRequests().contains("GET notifications?limit=40"))
    subscription.dispose()
  }

  @Test func `Notifications that arrive while the stream is lost are requested when it is open again`() {
    var counts: [Int] = []
    let subscription = bench.feature.unreadCount().drive(onNext: { counts.append($0) })
    bench.server.stream.end(.transport(.connectionLost))
    bench.server.add(5)
    #expect(counts.last == 2)
    bench.advance(seconds: 1.1)
    #expect(counts.last == 7)
    subscription.dispose()
  }
}
