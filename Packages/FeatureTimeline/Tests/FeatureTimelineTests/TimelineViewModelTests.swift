import FeatureTimeline
import FeatureTimelineTest
import Foundation
import Networking
import Persistence
import Posts
import Presentation
import Reactive
import Testing

@MainActor @Suite
struct TimelineViewModelTests {
  @Test
  func `A timeline requests its newest posts when the screen appears, and is loading until they arrive`() throws {
    let bench = try TimelineBench(posts: 12)
    let timeline = bench.watch()
    #expect(timeline.states == [.loading])
    #expect(bench.takeRequests() == [])
    timeline.appear()
    #expect(bench.takeRequests() == ["timelines/tag/swift?"])
    #expect(timeline.ids == Array(bench.server.ids().prefix(5)))
    #expect(timeline.content?.header == .current)
    #expect(timeline.content?.footer == .idle)
    #expect(timeline.content?.arrivals == [])
    #expect(!timeline.states.contains(.empty))
    #expect(timeline.updated == [nil, Date(timeIntervalSince1970: 0)])
  }

  @Test
  func `A timeline of a list has the list's title, which is requested only once, after the posts have loaded`() throws {
    let bench = try TimelineBench(posts: 3)
    bench.server.failure = .transport(.offline)
    let timeline = bench.watch(.mastodonList(id: "12249"))
    timeline.appear()
    #expect(timeline.titles == [nil])
    bench.server.failure = nil
    _ = bench.takeRequests()
    timeline.viewModel.input.refresh.accept(())
    #expect(timeline.titles == [nil, "RxSwift"])
    #expect(bench.takeRequests() == ["timelines/list/12249?", "lists/12249"])
    timeline.viewModel.input.refresh.accept(())
    #expect(!bench.takeRequests().contains("lists/12249"))
  }

  @Test
  func `The state of a timeline without posts is empty only after the server responds`() throws {
    let timeline = try TimelineBench().watch()
    timeline.appear()
    #expect(timeline.states == [.loading, .empty])
  }

  @Test
  func `The state of a timeline that fails to load is failed, and the user can retry`() throws {
    let bench = try TimelineBench(posts: 3)
    bench.server.failure = .transport(.offline)
    let timeline = bench.watch()
    timeline.appear()
    #expect(timeline.state == .failed(.offline))
    bench.server.failure = nil
    timeline.viewModel.input.refresh.accept(())
    #expect(timeline.ids == bench.server.ids())
  }

  @Test
  func `A timeline loads older posts page by page to its end`() throws {
    let bench = try TimelineBench(posts: 12)
    let timeline = bench.watch()
    timeline.appear()
    _ = bench.takeRequests()
    timeline.viewModel.input.loadMore.accept(())
    #expect(timeline.ids == Array(bench.server.ids().prefix(10)))
    #expect(timeline.content?.arrivals == [])
    timeline.viewModel.input.loadMore.accept(())
    #expect(timeline.content?.footer == .idle)
    timeline.viewModel.input.loadMore.accept(())
    #expect(timeline.content?.footer == .endReached)
    #expect(timeline.ids == bench.server.ids())
    let ids = bench.server.ids()
    #expect(
      bench.takeRequests() == [ids[4], ids[9], ids[11]].map { "timelines/tag/swift?max_id=\($0)" })
    timeline.viewModel.input.loadMore.accept(())
    #expect(bench.takeRequests() == [])
  }

  @Test
  func `A timeline preserves its posts if older ones fail to load, and requests the same page again`() throws {
    let bench = try TimelineBench(posts: 12)
    let timeline = bench.watch()
    timeline.appear()
    bench.server.failure = .status(StatusFailure(code: 503, serverMessage: "busy"))
    timeline.viewModel.input.loadMore.accept(())
    #expect(timeline.content?.footer == .loadMoreFailed(.unavailable(status: 503, message: "busy")))
    #expect(timeline.content?.header == .current)
    #expect(timeline.ids.count == 5)
    bench.server.failure = nil
    timeline.viewModel.input.loadMore.accept(())
    #expect(timeline.ids.count == 10)
    #expect(timeline.content?.footer == .idle)
  }

  @Test
  func `A timeline shows that more posts are loading, and requests them once`() throws {
    let bench = try TimelineBench(posts: 12)
    let timeline = bench.watch()
    timeline.appear()
    _ = bench.takeRequests()
    bench.server.isHolding = true
    timeline.viewModel.input.loadMore.accept(())
    timeline.viewModel.input.loadMore.accept(())
    #expect(timeline.content?.footer == .loadingMore)
    #expect(bench.takeRequests().count == 1)
    bench.server.isHolding = false
    #expect(timeline.content?.footer == .idle)
  }

  @Test
  func `A timeline reports new posts above the stored posts as arrivals, and only once`() throws {
    let bench = try TimelineBench(posts: 5)
    let timeline = bench.watch()
    timeline.appear()
    bench.server.publish(2)
    timeline.viewModel.input.refresh.accept(())
    #expect(timeline.arrivals == [[0, 1]])
    #expect(timeline.ids == bench.server.ids())
    #expect(timeline.gaps == [])
  }

  @Test
  func `A timeline shows a refresh by the user, but not a poll`() throws {
    let bench = try TimelineBench(posts: 3)
    let timeline = bench.watch()
    timeline.appear()
    let states = timeline.states.count
    bench.advance(seconds: 30)
    #expect(timeline.states.count == states)
    timeline.viewModel.input.refresh.accept(())
    #expect(timeline.headers.suffix(2) == [.refreshing, .current])
  }

  @Test
  func `A timeline that requires authorization fails without it, and loads as soon as it is available`() throws {
    let bench = try TimelineBench(posts: 4)
    bench.isAuthorized.accept(false)
    let timeline = bench.watch(.mastodonList(id: "1"))
    timeline.appear()
    #expect(timeline.state == .failed(.unauthorized))
    #expect(timeline.isAuthorized.last == false)
    #expect(bench.takeRequests() == [])
    bench.isAuthorized.accept(true)
    #expect(timeline.isAuthorized.last == true)
    #expect(timeline.ids == bench.server.ids())
    bench.server.failure = .status(StatusFailure(code: 401, serverMessage: "The access token is invalid"))
    timeline.viewModel.input.refresh.accept(())
    #expect(timeline.content?.header == .stale(.unauthorized))
    #expect(timeline.isAuthorized.last == false)
  }

  @Test
  func `A timeline that requires no authorization loads without it`() throws {
    let bench = try TimelineBench(posts: 4)
    bench.isAuthorized.accept(false)
    let timeline = bench.watch(.mastodonTag("swift"))
    timeline.appear()
    #expect(timeline.ids == bench.server.ids())
    #expect(timeline.isAuthorized == [true])
  }

  @Test
  func `A timeline that cannot be stored has a storage failure`() throws {
    let bench = try TimelineBench(posts: 4, store: .inMemory(schemas: []))
    let timeline = bench.watch()
    #expect(timeline.state == .failed(.storage))
    timeline.appear()
    #expect(timeline.state == .failed(.storage))
  }

  @Test func `A timeline emits each intent of its screen, and a repeated press emits one intent`() throws {
    let bench = try TimelineBench(posts: 3)
    let source = TimelineSource.mastodonList(id: "1")
    let timeline = bench.watch(source)
    timeline.viewModel.intents.accept(.sources)
    bench.advance(seconds: 1)
    timeline.viewModel.intents.accept(.people(of: .timeline(source)))
    timeline.viewModel.intents.accept(.people(of: .timeline(source)))
    #expect(timeline.intents == [.sources, .people(of: .timeline(source))])
  }

  @Test func `A post without a URL has no web page, and an author without a username has no profile`() throws {
    let url = try #require(URL(string: "https://stub.example/@mira_okafor/907"))
    let mira = Person(id: "1", name: "a", username: "mira_okafor")
    #expect(TimelineIntent.page(of: Post(id: "1", text: "", author: mira, url: url)) == .web(url))
    #expect(TimelineIntent.page(of: Post(id: "1", text: "", author: mira)) == nil)
    #expect(TimelineIntent.profile(of: mira) == .profile("mira_okafor"))
    #expect(TimelineIntent.profile(of: mira, in: .twitterUser("a")) == .timeline(.twitterUser("mira_okafor")))
    #expect(TimelineIntent.profile(of: Person(id: "1", name: "a")) == nil)
  }

  @Test
  func `Releasing the view model of a timeline cancels its requests and stops polling`() throws {
    let bench = try TimelineBench(posts: 3)
    var timeline: WatchedTimeline? = bench.watch()
    timeline?.appear()
    bench.server.isHolding = true
    timeline?.viewModel.input.loadMore.accept(())
    _ = bench.takeRequests()
    timeline = nil
    #expect(bench.server.cancelled == 1)
    bench.advance(seconds: 60)
    #expect(bench.takeRequests() == [])
  }
}
