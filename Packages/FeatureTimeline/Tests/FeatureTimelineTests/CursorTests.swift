import FeatureTimeline
import FeatureTimelineTest
import Foundation
import Posts
import Presentation
import Reactive
import ReactiveTest
import Testing

/// Tests with servers that read the IDs of requests in other ways than Mastodon: no post is missing without a gap.
@MainActor @Suite struct CursorTests {
  typealias Cursors = TimelineStubServer.Cursors

  /// Returns a bench whose server publishes each post a second after the one before.
  private func bench(posts: Int) throws -> TimelineBench {
    let seconds = BehaviorRelay(value: 1_544_260_000.0)
    let server = TimelineStubServer {
      seconds.accept(seconds.value + 1)
      return seconds.value
    }
    return try TimelineBench(server, posts: posts)
  }

  /// Expects that the posts are in the server's order, and that posts are missing only in gaps.
  private func expect(_ timeline: WatchedTimeline, of all: [PostID]) throws {
    let ids = timeline.ids
    let gaps = Set(timeline.gaps.map(\.post))
    let shown = Set(ids)
    try #require(ids == all.filter(shown.contains))
    for (newer, older) in zip(ids, ids.dropFirst()) where !gaps.contains(newer) {
      let (first, second) = (try #require(all.firstIndex(of: newer)), try #require(all.firstIndex(of: older)))
      try #require(second == first + 1, "\(newer) \(older)")
    }
  }

  @Test(arguments: [
    (Cursors.standard, false), (.inclusive, false), (.oldestFirst, false), (.newestAbove, true), (.noneAbove, true),
    (.ignored, true),
  ])
  func `A page of newer posts is joined to the stored ones only if it contains one of them`(
    cursors: Cursors, hasGap: Bool
  ) throws {
    let bench = try bench(posts: 8)
    bench.server.cursors = cursors
    let timeline = bench.watch()
    timeline.appear()
    for count in [3, 9, 20, 60] {
      bench.server.publish(count)
      timeline.viewModel.input.refresh.accept(())
      try expect(timeline, of: bench.server.ids())
      #expect(timeline.ids.first == bench.server.ids().first)
      #expect(timeline.content?.header == .current)
      if count == 9 { #expect(timeline.gaps.isEmpty == !hasGap) }
    }
  }

  @Test(arguments: [-1.0, 7])
  func `A gap is filled even if the dates of the posts are not in their order`(step: Double) async throws {
    let seconds = BehaviorRelay(value: 0.0)
    let server = TimelineStubServer {
      seconds.accept(step < 0 ? seconds.value + step : (seconds.value + step).truncatingRemainder(dividingBy: 60))
      return 1_544_260_000 + seconds.value
    }
    let bench = try TimelineBench(server, posts: 8)
    let timeline = bench.watch()
    timeline.appear()
    server.publish(60)
    timeline.viewModel.input.refresh.accept(())
    #expect(!timeline.gaps.isEmpty)
    let contents = try await bench.feature.contents(of: .mastodonTag("swift"), count: 40)
    #expect(contents.posts.map(\.id) == Array(server.ids().prefix(40)) && contents.failure == nil)
    while let gap = timeline.gaps.first, gap.activity == .idle { timeline.viewModel.fillGap.accept(gap) }
    #expect(timeline.ids == Array(server.ids().prefix(timeline.ids.count)) && timeline.ids.count > 60)
  }

  @Test func `A full page of new posts from a server that ignores IDs is not shown below older ones`() throws {
    let bench = try bench(posts: 8)
    bench.server.cursors = .ignored
    let timeline = bench.watch()
    timeline.appear()
    let ids = timeline.ids
    bench.server.publish(9)
    timeline.viewModel.input.loadMore.accept(())
    #expect(timeline.ids == ids && timeline.content?.footer == .loadMoreFailed(.unreadable))
  }

  @Test func `A post that was deleted above a gap does not hide the gap`() throws {
    let bench = try bench(posts: 8)
    let timeline = bench.watch()
    timeline.appear()
    bench.server.publish(9)
    bench.server.delete(timeline.ids[0])
    timeline.viewModel.input.refresh.accept(())
    let gap = try #require(timeline.gaps.first)
    timeline.viewModel.fillGap.accept(gap)
    while let gap = timeline.gaps.first { timeline.viewModel.fillGap.accept(gap) }
    #expect(timeline.ids == Array(bench.server.ids().prefix(timeline.ids.count)))
  }

  @Test func `Older posts of a server that ignores IDs are requested once by a command and change nothing`()
    async throws
  {
    let bench = try bench(posts: 8)
    bench.server.cursors = .ignored
    let source = TimelineSource.mastodonTag("swift")
    let contents = try await bench.feature.contents(of: source, count: 40)
    #expect(contents.posts.map(\.id) == Array(bench.server.ids().prefix(5)))
    #expect(bench.takeRequests().count == 2)
    #expect(contents.failure == .unreadable)
    bench.server.publish(2)
    let timeline = bench.watch()
    timeline.viewModel.input.loadMore.accept(())
    #expect(timeline.ids == contents.posts.map(\.id))
  }

  @Test func `A gap and the end of a timeline show that a server that ignores IDs sends other posts`() throws {
    let bench = try bench(posts: 8)
    bench.server.cursors = .ignored
    let timeline = bench.watch()
    timeline.appear()
    timeline.viewModel.input.loadMore.accept(())
    #expect(timeline.content?.footer == .loadMoreFailed(.unreadable))
    bench.server.publish(9)
    timeline.viewModel.input.refresh.accept(())
    let gap = try #require(timeline.gaps.first)
    timeline.viewModel.fillGap.accept(gap)
    #expect(timeline.gaps == [TimelineGap(below: gap.post, activity: .failed(.unreadable))])
  }

  /// `LONG` is set in the nightly run.
  private nonisolated static let seeds: ClosedRange<UInt64> =
    ProcessInfo.processInfo.environment["LONG"] == nil ? 1...1 : 1...40

  @Test(arguments: Cursors.allCases, seeds)
  func `Posts are missing only in gaps after random events`(cursors: Cursors, seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let bench = try bench(posts: Int.random(in: 0...15, using: &numbers))
    bench.server.cursors = cursors
    let timeline = bench.watch()
    timeline.appear()
    for _ in 0..<40 {
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0: bench.server.publish(Int.random(in: 1...4, using: &numbers))
      case 1: bench.server.publish(Int.random(in: 10...30, using: &numbers))
      case 2: bench.advance(seconds: 31)
      case 3: timeline.viewModel.input.loadMore.accept(())
      case 4: timeline.viewModel.move.accept(timeline.ids.randomElement(using: &numbers))
      default: if let gap = timeline.gaps.first { timeline.viewModel.fillGap.accept(gap) }
      }
      try expect(timeline, of: bench.server.ids())
    }
  }
}
