import FeatureTimeline
import FeatureTimelineTest
import Foundation
import Networking
import Presentation
import Reactive
import Testing

@MainActor @Suite
struct PollingTests {
  @Test(arguments: [
    (TimelineSource.mastodonTag("swift"), true), (.mastodonAccounts(["mira_okafor", "liwei_dev"]), false),
  ])
  func `A poll requests the posts around the reading position again, unless a page takes several requests`(
    source: TimelineSource, isRead: Bool
  ) throws {
    let bench = try TimelineBench(posts: 60)
    let timeline = bench.watch(source)
    timeline.appear()
    for _ in 0..<3 { timeline.viewModel.input.loadMore.accept(()) }
    let position = try #require(timeline.ids.last)
    timeline.viewModel.move.accept(position)
    bench.server.delete(position)
    bench.advance(seconds: 60)
    #expect(timeline.ids.contains(position) == !isRead)
    timeline.viewModel.input.refresh.accept(())
    #expect(!timeline.ids.contains(position))
  }

  @Test
  func `Polling sends a request 30 seconds after each response while the screen is visible`() throws {
    let bench = try TimelineBench(posts: 3)
    let timeline = bench.watch()
    timeline.appear()
    #expect(bench.takeRequests().count == 1)
    bench.advance(seconds: 29)
    #expect(bench.takeRequests().count == 0)
    bench.server.publish(1)
    bench.advance(seconds: 2)
    #expect(timeline.ids == bench.server.ids())
    _ = bench.takeRequests()
    bench.advance(seconds: 90)
    #expect(bench.takeRequests().count == 3)
  }

  @Test
  func `Polling pauses while the screen is covered, and resumes at once when it is visible again`() throws {
    let bench = try TimelineBench(posts: 3)
    let timeline = bench.watch()
    timeline.appear()
    timeline.viewModel.input.disappear.accept(())
    _ = bench.takeRequests()
    bench.advance(seconds: 300)
    #expect(bench.takeRequests().count == 0)
    timeline.appear()
    #expect(bench.takeRequests().count == 1)
  }

  @Test
  func `Polling pauses while the server is unreachable, and sends one request when it is reachable again`() throws {
    let bench = try TimelineBench(posts: 3)
    let timeline = bench.watch()
    timeline.appear()
    bench.isReachable.accept(false)
    _ = bench.takeRequests()
    bench.advance(seconds: 300)
    #expect(bench.takeRequests().count == 0)
    bench.isReachable.accept(true)
    bench.isReachable.accept(true)
    #expect(bench.takeRequests().count == 1)
  }

  @Test
  func `Polling neither repeats nor cancels a slow request`() throws {
    let bench = try TimelineBench(posts: 3)
    let timeline = bench.watch()
    bench.server.isHolding = true
    timeline.appear()
    bench.advance(seconds: 100)
    timeline.viewModel.input.disappear.accept(())
    timeline.appear()
    #expect(bench.takeRequests().count == 1)
    #expect(bench.server.cancelled == 0)
    bench.server.isHolding = false
    #expect(timeline.ids == bench.server.ids())
    bench.advance(seconds: 31)
    #expect(bench.takeRequests().count == 1)
  }

  @Test
  func `Polling backs off after failures up to five minutes, and returns to its interval after a success`() throws {
    let bench = try TimelineBench(posts: 3)
    let timeline = bench.watch()
    timeline.appear()
    bench.server.failure = .transport(.connectionLost)
    bench.advance(seconds: 31)
    var waits: [Int] = []
    _ = bench.takeRequests()
    for _ in 0..<5 {
      var seconds = 0
      while bench.takeRequests().isEmpty, seconds < 1000 {
        bench.advance(seconds: 1)
        seconds += 1
      }
      waits.append(seconds)
    }
    #expect(zip(waits, [60, 120, 240, 300, 300]).allSatisfy { abs($0 - $1) <= 1 }, "\(waits)")
    #expect(timeline.content?.header == .stale(.connectionLost))
    bench.server.failure = nil
    bench.advance(seconds: 301)
    #expect(timeline.content?.header == .current)
    _ = bench.takeRequests()
    bench.advance(seconds: 31)
    #expect(bench.takeRequests().count == 1)
  }

  @Test
  func `Polling waits until the server allows further requests, even if the screen appears again`() throws {
    let bench = try TimelineBench(posts: 3)
    let timeline = bench.watch()
    timeline.appear()
    bench.limits.accept(RateLimit(limit: 300, remaining: 0, resetsAt: Date(timeIntervalSince1970: 200)))
    bench.server.failure = .status(
      StatusFailure(code: 429, serverMessage: "Too many requests", retryAfter: .seconds(60)))
    bench.advance(seconds: 31)
    #expect(timeline.content?.header == .stale(.tooManyRequests(retryAfter: .seconds(60))))
    bench.server.failure = nil
    timeline.viewModel.input.disappear.accept(())
    timeline.appear()
    _ = bench.takeRequests()
    bench.advance(seconds: 160)
    #expect(bench.takeRequests().count == 0)
    bench.advance(seconds: 20)
    #expect(bench.takeRequests().count == 1)
    #expect(timeline.content?.header == .current)
  }

  @Test
  func `Polling many accounts uses a longer interval, because each account takes one request`() throws {
    let bench = try TimelineBench()
    let names = (0..<20).map { ["mira_okafor", "liwei_dev"][$0 % 2] }
    let timeline = bench.watch(.mastodonAccounts(names))
    timeline.appear()
    _ = bench.takeRequests()
    bench.advance(seconds: 39)
    #expect(bench.takeRequests().count == 0)
    bench.advance(seconds: 2)
    #expect(bench.takeRequests().count == 20)
  }
}
