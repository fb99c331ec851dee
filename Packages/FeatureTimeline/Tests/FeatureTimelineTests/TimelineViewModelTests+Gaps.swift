import FeatureTimeline
import FeatureTimelineTest
import Foundation
import Networking
import Persistence
import Posts
import Presentation
import Reactive
import Testing

extension TimelineViewModelTests {
  @Test
  func `A timeline marks a gap if a page does not reach the stored posts, and fills it from its upper edge`() throws {
    let bench = try TimelineBench(posts: 5)
    let timeline = bench.watch(.twitterList(owner: "icanzilb", slug: "RxSwift"))
    timeline.appear()
    #expect(timeline.gaps == [])
    bench.server.publish(12)
    timeline.viewModel.input.refresh.accept(())
    let ids = bench.server.ids()
    #expect(timeline.gaps == [TimelineGap(below: ids[4])])
    #expect(timeline.rows.firstIndex { $0.id == .gap(ids[4]) } == 5)
    _ = bench.takeRequests()
    timeline.viewModel.fillGap.accept(TimelineGap(below: ids[4]))
    #expect(timeline.gaps == [TimelineGap(below: ids[9])])
    timeline.viewModel.fillGap.accept(TimelineGap(below: ids[9]))
    #expect(timeline.gaps == [])
    #expect(timeline.ids == ids)
    #expect(bench.takeRequests().count == 2)
  }

  @Test
  func `A gap shows that it is loading or failed to load`() throws {
    let bench = try TimelineBench(posts: 5)
    let timeline = bench.watch(.twitterUser("mira_okafor"))
    bench.server.publish("x", by: 0)
    timeline.appear()
    for _ in 0..<9 { bench.server.publish("y", by: 0) }
    timeline.viewModel.input.refresh.accept(())
    let gap = try #require(timeline.gaps.first?.post)
    bench.server.failure = .transport(.timeout(.connecting))
    timeline.viewModel.fillGap.accept(TimelineGap(below: gap))
    #expect(timeline.gaps == [TimelineGap(below: gap, activity: .failed(.timedOut))])
    bench.server.failure = nil
    bench.server.isHolding = true
    _ = bench.takeRequests()
    timeline.viewModel.fillGap.accept(TimelineGap(below: gap))
    timeline.viewModel.fillGap.accept(TimelineGap(below: gap))
    timeline.viewModel.fillGap.accept(TimelineGap(below: "1"))
    #expect(bench.takeRequests().count == 1)
    #expect(timeline.gaps == [TimelineGap(below: gap, activity: .loading)])
    bench.server.isHolding = false
    #expect(timeline.gaps == [])
  }

  @Test
  func `A Mastodon timeline loads pages upward from the stored posts, and leaves a gap only after several pages`()
    throws
  {
    let bench = try TimelineBench(posts: 5)
    let timeline = bench.watch()
    timeline.appear()
    bench.server.publish(13)
    // A page above the second post contains the first one, which proves that no post is missing between.
    let known = timeline.ids[1]
    _ = bench.takeRequests()
    timeline.viewModel.input.refresh.accept(())
    let requests = bench.takeRequests()
    #expect(requests.count == 4)
    #expect(requests.first == "timelines/tag/swift?")
    #expect(requests.dropFirst().first == "timelines/tag/swift?min_id=\(known)")
    #expect(timeline.ids == bench.server.ids())
    #expect(timeline.gaps == [])
    bench.server.publish(40)
    timeline.viewModel.input.refresh.accept(())
    #expect(timeline.gaps == [TimelineGap(below: bench.server.ids()[4])])
  }
}
