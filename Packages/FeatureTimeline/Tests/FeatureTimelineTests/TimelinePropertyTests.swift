import FeatureTimeline
import FeatureTimelineTest
import Foundation
import Networking
import Posts
import Presentation
import Reactive
import ReactiveTest
import Testing

/// Tests with random events on the server, in the network and on the screen: visible posts and marked gaps always match
/// the server's timeline.
@MainActor @Suite
struct TimelinePropertyTests {
  /// `LONG` is set in the nightly run.
  nonisolated static let seeds: ClosedRange<UInt64> =
    ProcessInfo.processInfo.environment["LONG"] == nil ? 1...2 : 1...60

  private nonisolated static let sources: [TimelineSource] = [
    .mastodonTag("swift"), .mastodonAccounts(["mira_okafor", "hanae_sato@other.example"]),
    .twitterList(owner: "o", slug: "s"),
  ]

  @Test(arguments: sources, seeds)
  func `Visible posts and marked gaps match the server's timeline after random events`(
    source: TimelineSource, seed: UInt64
  ) throws {
    var numbers = SeededGenerator(seed: seed)
    let bench = try TimelineBench(posts: Int.random(in: 0...15, using: &numbers))
    var timeline = bench.watch(source)
    timeline.appear()
    for _ in 0..<50 {
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0, 1: bench.server.publish(Int.random(in: 1...4, using: &numbers))
      case 2: bench.server.publish(Int.random(in: 10...30, using: &numbers))
      case 3: bench.advance(seconds: 31)
      case 4: timeline.viewModel.input.refresh.accept(())
      case 5: timeline.viewModel.input.loadMore.accept(())
      case 6, 7:
        if let gap = timeline.gaps.randomElement(using: &numbers) {
          timeline.viewModel.fillGap.accept(TimelineGap(below: gap.post))
        }
      case 8: bench.server.failure = Bool.random(using: &numbers) ? .transport(.connectionLost) : nil
      default:
        timeline.viewModel.input.disappear.accept(())
        timeline = bench.watch(source)
        timeline.appear()
      }
      try expect(timeline, of: bench.server.ids(by: authors(source)))
    }
    bench.server.failure = nil
    timeline.viewModel.input.refresh.accept(())
    loadAll(timeline)
    #expect(timeline.ids == bench.server.ids(by: authors(source)))
    #expect(timeline.content?.footer == .endReached)
  }

  @Test(arguments: sources, 1...2)
  func `A refresh removes posts that were deleted on the server, and updates edited ones`(
    source: TimelineSource, seed: UInt64
  ) throws {
    var numbers = SeededGenerator(seed: seed)
    let bench = try TimelineBench(posts: 30)
    let timeline = bench.watch(source)
    timeline.appear()
    loadAll(timeline)
    #expect(timeline.ids == bench.server.ids(by: authors(source)))
    for step in 0..<8 {
      for id in bench.server.ids() where Int.random(in: 0..<8, using: &numbers) == 0 {
        if Bool.random(using: &numbers) { bench.server.delete(id) } else { bench.server.edit(id, to: "Edit \(step)") }
      }
      if Bool.random(using: &numbers) { bench.server.publish(Int.random(in: 1...7, using: &numbers)) }
      // A refresh updates the newest posts and those around the reading position, whatever else is still to be loaded.
      timeline.viewModel.move.accept(timeline.ids.randomElement(using: &numbers))
      timeline.viewModel.input.refresh.accept(())
      let all = bench.server.ids(by: authors(source))
      if let position = timeline.viewModel.position, let index = timeline.ids.firstIndex(of: position) {
        let visible = timeline.ids[max(0, index - 2)...min(index + 2, timeline.ids.count - 1)]
        #expect(Set(visible).isSubset(of: all), "\(visible)")
      }
      #expect(Set(timeline.ids.prefix(3)).isSubset(of: all))
    }
    var bottom = timeline.ids.first
    while let id = bottom {
      timeline.viewModel.move.accept(id)
      timeline.viewModel.input.refresh.accept(())
      bottom = timeline.ids.filter { $0 < id }.prefix(10).last
    }
    loadAll(timeline)
    #expect(timeline.ids == bench.server.ids(by: authors(source)))
    #expect(
      timeline.posts.filter { $0.text.hasPrefix("Edit") }.count
        == bench.server.texts(by: authors(source)).filter { $0.hasPrefix("Edit") }.count)
  }

  /// Fills all gaps and loads posts to the end, as far as the server responds.
  func loadAll(_ timeline: WatchedTimeline) {
    for _ in 0..<1_000 {
      if let gap = timeline.gaps.first {
        timeline.viewModel.fillGap.accept(TimelineGap(below: gap.post))
      } else if timeline.content?.footer != .endReached {
        timeline.viewModel.input.loadMore.accept(())
      } else {
        break
      }
    }
  }

  private func authors(_ source: TimelineSource) -> Set<Int>? {
    if case .mastodonAccounts = source { [0, 2] } else { nil }
  }

  /// Expects that the posts are in order, unique, and from the server, and that posts are missing only in gaps.
  private func expect(_ timeline: WatchedTimeline, of all: [PostID]) throws {
    let ids = timeline.ids
    try #require(ids == Set(ids).sorted(by: >))
    try #require(Set(ids).isSubset(of: all))
    let gaps = Set(timeline.gaps.map(\.post))
    for (newer, older) in zip(ids, ids.dropFirst()) where !gaps.contains(newer) {
      let isBroken = all.contains { older < $0 && $0 < newer }
      try #require(!isBroken)
    }
    try #require(timeline.rows.count == ids.count + gaps.count)
    if timeline.content?.footer == .endReached { try #require(ids.last == all.last) }
  }
}
