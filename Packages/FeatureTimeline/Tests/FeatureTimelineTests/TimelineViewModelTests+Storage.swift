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
  func `A timeline continues in the next run where it stopped, and shows stored posts at once`() throws {
    let first = try TimelineBench(posts: 12)
    let before = first.watch()
    before.appear()
    before.viewModel.input.loadMore.accept(())
    let ids = first.server.ids()
    _ = first.takeRequests()
    first.server.publish(1)
    first.server.isHolding = true
    let second = try TimelineBench(first.server, store: first.store)
    let after = second.watch()
    #expect(after.ids == before.ids)
    #expect(after.content?.header == .refreshing)
    after.appear()
    second.server.isHolding = false
    after.viewModel.input.loadMore.accept(())
    #expect(second.takeRequests() == ["", "max_id=\(ids[9])"].map { "timelines/tag/swift?\($0)" })
    #expect(after.ids == second.server.ids())
  }

  @Test
  func `A timeline restores the reading position in the next run`() throws {
    let bench = try TimelineBench(posts: 4)
    let timeline = bench.watch()
    timeline.appear()
    #expect(timeline.viewModel.position == nil)
    timeline.viewModel.move.accept(timeline.ids[2])
    #expect(bench.watch().viewModel.position == nil)
    timeline.viewModel.input.disappear.accept(())
    bench.server.publish(2)
    let after = bench.watch()
    #expect(after.viewModel.position == timeline.ids[2])
    after.appear()
    after.viewModel.move.accept(nil)
    after.viewModel.input.disappear.accept(())
    #expect(bench.watch().viewModel.position == nil)
  }

  @Test func `If the post at the reading position is deleted, the next older one takes its place`() async throws {
    let bench = try TimelineBench(posts: 4)
    let source = TimelineSource.mastodonTag("swift")
    let ids = bench.server.ids()
    _ = try await bench.feature.mark(ids[1], in: source)
    bench.server.delete(ids[1])
    _ = try await bench.feature.contents(of: source)
    #expect(try bench.feature.position(in: source) == ids[2])
    bench.server.delete(ids[2])
    await #expect(throws: LoadFailure.self) { try await bench.feature.contents(ofPost: ids[2], in: source) }
    #expect(try bench.feature.position(in: source) == ids[3])
  }

  @Test
  func `A timeline begins at a marked post, even if the post was not stored before`() async throws {
    let bench = try TimelineBench(posts: 4)
    let source = TimelineSource.mastodonTag("swift")
    let ids = bench.server.ids()
    #expect(try bench.feature.position(in: source) == nil)
    #expect(try await bench.feature.mark(ids[2], in: source))
    #expect(bench.takeRequests().count == 1)
    #expect(try await bench.feature.mark(ids[1], in: source))
    #expect(bench.takeRequests() == [])
    #expect(bench.watch().viewModel.position == ids[1])
    #expect(try bench.feature.position(in: source) == ids[1])
    #expect(bench.watch(.mastodonTag("rust")).viewModel.position == nil)
    #expect(try await bench.feature.mark(nil, in: source))
    #expect(bench.watch().viewModel.position == nil)
  }

  @Test
  func `Marking an unknown post returns false and does not change the reading position`() async throws {
    let bench = try TimelineBench(posts: 4)
    let source = TimelineSource.mastodonTag("swift")
    _ = try await bench.feature.mark(bench.server.ids()[2], in: source)
    #expect(try await bench.feature.mark("999999", in: source) == false)
    #expect(try bench.feature.position(in: source) == bench.server.ids()[2])
    bench.server.failure = .transport(.offline)
    await #expect(throws: LoadFailure.offline) { try await bench.feature.mark("999999", in: source) }
  }

  @Test
  func `A stored timeline is stale while the server is unreachable, and current when it is reachable again`() throws {
    let first = try TimelineBench(posts: 4)
    first.watch().appear()
    let second = try TimelineBench(first.server, store: first.store)
    second.isReachable.accept(false)
    _ = second.takeRequests()
    let timeline = second.watch()
    timeline.appear()
    #expect(timeline.ids == first.server.ids())
    #expect(timeline.content?.header == .stale(.offline))
    #expect(second.takeRequests() == [])
    second.isReachable.accept(true)
    #expect(timeline.content?.header == .current)
    #expect(timeline.headers == [.stale(.offline), .refreshing, .current])
  }

  @Test
  func `A timeline without stored posts fails if the server is unreachable`() throws {
    let bench = try TimelineBench(posts: 4)
    bench.isReachable.accept(false)
    let timeline = bench.watch()
    timeline.appear()
    #expect(timeline.state == .failed(.offline))
  }

  @Test
  func `The posts of different accounts, servers and sources are stored separately`() throws {
    let server = TimelineStubServer()
    let mira = try TimelineBench(server, posts: 3, account: "mira")
    mira.watch().appear()
    let nobody = try TimelineBench(server, store: mira.store)
    #expect(nobody.watch().state == .loading)
    #expect(mira.watch().ids.count == 3)
    #expect(mira.watch(.mastodonTag("other")).state == .loading)
    #expect(mira.watch(.twitterUser("swift")).state == .loading)
  }

  @Test
  func `A timeline deletes its oldest posts between runs, and loads them again on request`() throws {
    let server = TimelineStubServer(pageSize: 400)
    let bench = try TimelineBench(server, posts: 1_100)
    let timeline = bench.watch()
    timeline.appear()
    func loadMore(_ timeline: WatchedTimeline, until footer: ListContent<TimelineRow>.Footer) {
      for _ in 0..<30 where timeline.content?.footer != footer { timeline.viewModel.input.loadMore.accept(()) }
    }
    loadMore(timeline, until: .endReached)
    #expect(timeline.ids.count == 1_100)
    let after = bench.watch()
    loadMore(after, until: .idle)
    #expect(after.ids == Array(server.ids().prefix(800)))
    loadMore(after, until: .endReached)
    #expect(after.ids == server.ids())
  }
}
