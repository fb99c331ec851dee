import FeatureTimeline
import FeatureTimelineTest
import Foundation
import Networking
import Posts
import Presentation
import Reactive
import ReactiveTest
import Testing

extension TimelinePropertyTests {
  private nonisolated static let isLong = ProcessInfo.processInfo.environment["LONG"] != nil
  private nonisolated static let streamSeeds: ClosedRange<UInt64> = isLong ? 1...20 : 2...2

  @Test(arguments: streamSeeds, [false, true])
  func `Lost streams, 200 if LONG is set, leave no gap without a mark, as server-sent events and over WebSocket`(
    seed: UInt64, isWebSocket: Bool
  ) throws {
    var numbers = SeededGenerator(seed: seed)
    let bench = try TimelineBench(posts: 8, account: "mira", streams: true)
    bench.server.streamsOverWebSocketOnly = isWebSocket
    let timeline = bench.watch(.mastodonHome)
    timeline.appear()
    var lost = 0
    while lost < (Self.isLong ? 200 : 25) {
      switch Int.random(in: 0..<12, using: &numbers) {
      case 0...2: bench.server.publish(Int.random(in: 1...3, using: &numbers))
      case 3: if Int.random(in: 0..<4, using: &numbers) == 0 { bench.server.publish(25) }
      case 4, 5: bench.advance(seconds: Double(Int.random(in: 5...90, using: &numbers)))
      case 6...8:
        lost += bench.server.openStreams
        bench.server.dropStreams()
      case 9:
        bench.server.holdsOldResponses = Bool.random(using: &numbers)
        bench.server.isHolding.toggle()
      case 10:
        // The stub server would give the ID of a deleted newest post to the next one, which no real server does.
        let newest = bench.server.ids().first
        if let id = timeline.ids.prefix(5).filter({ $0 != newest }).randomElement(using: &numbers) {
          bench.server.delete(id)
        }
      default:
        if let gap = timeline.gaps.first { timeline.viewModel.fillGap.accept(TimelineGap(below: gap.post)) }
      }
      try expectMarks(timeline, bench.server)
    }
    bench.server.isHolding = false
    bench.advance(seconds: 700)
    timeline.viewModel.input.refresh.accept(())
    bench.server.publish(2)
    #expect(timeline.ids.first == bench.server.ids().first)
    try expectMarks(timeline, bench.server)
  }

  /// Expects that the newest posts are in order, and that posts are missing only in gaps and above the newest one.
  private func expectMarks(_ timeline: WatchedTimeline, _ server: TimelineStubServer) throws {
    let ids = Array(timeline.ids.prefix(60))
    guard let first = ids.first, let last = ids.last else { return }
    try #require(ids == Set(ids).sorted(by: >))
    let all = server.ids().filter { last <= $0 && $0 <= first }
    let gaps = Set(timeline.gaps.map(\.post))
    for (newer, older) in zip(ids, ids.dropFirst()) where !gaps.contains(newer) {
      let missing = all.filter { older < $0 && $0 < newer }
      try #require(missing.isEmpty, "\(missing) between \(older) and \(newer)")
    }
  }
}
