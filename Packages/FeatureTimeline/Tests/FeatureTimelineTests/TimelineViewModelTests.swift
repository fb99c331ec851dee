// allow(file-length): one test for each sentence about a timeline, from its first request to its end.

import FeatureTimeline
import FeatureTimelineTest
import Foundation
import Networking
import Persistence
import Presentation
import Reactive
import Testing

@MainActor @Suite("TimelineViewModel")
struct TimelineViewModelTests {
  @Test("A timeline requests its newest posts when the screen appears, and is loading until they arrive")
  func first() throws {
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

  @Test("A timeline of a list has the title that its owner chose, which is requested once the list is readable")
  func title() throws {
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

  @Test("A timeline without posts is empty only after the server responds")
  func empty() throws {
    let timeline = try TimelineBench().watch()
    timeline.appear()
    #expect(timeline.states == [.loading, .empty])
  }

  @Test("A timeline that fails to load is a failure, and the user can retry")
  func failed() throws {
    let bench = try TimelineBench(posts: 3)
    bench.server.failure = .transport(.offline)
    let timeline = bench.watch()
    timeline.appear()
    #expect(timeline.state == .failed(.offline))
    bench.server.failure = nil
    timeline.viewModel.input.refresh.accept(())
    #expect(timeline.ids == bench.server.ids())
  }

  @Test("A timeline loads older posts page by page to its end")
  func older() throws {
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

  @Test("A timeline preserves its posts if older ones fail to load, and requests the same page again")
  func olderFailed() throws {
    let bench = try TimelineBench(posts: 12)
    let timeline = bench.watch()
    timeline.appear()
    bench.server.failure = .status(StatusFailure(code: 503, serverMessage: "busy"))
    timeline.viewModel.input.loadMore.accept(())
    #expect(timeline.content?.footer == .loadMoreFailed(.refused("busy")))
    #expect(timeline.content?.header == .current)
    #expect(timeline.ids.count == 5)
    bench.server.failure = nil
    timeline.viewModel.input.loadMore.accept(())
    #expect(timeline.ids.count == 10)
    #expect(timeline.content?.footer == .idle)
  }

  @Test("A timeline shows that more posts are loading, and requests them once")
  func loadingMore() throws {
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

  @Test("A timeline reports the arrivals among stored posts once")
  func inserted() throws {
    let bench = try TimelineBench(posts: 5)
    let timeline = bench.watch()
    timeline.appear()
    bench.server.publish(2)
    timeline.viewModel.input.refresh.accept(())
    #expect(timeline.arrivals == [[0, 1]])
    #expect(timeline.ids == bench.server.ids())
    #expect(timeline.gaps == [])
  }

  @Test("A timeline shows a refresh by the user, but not a poll")
  func quiet() throws {
    let bench = try TimelineBench(posts: 3)
    let timeline = bench.watch()
    timeline.appear()
    let states = timeline.states.count
    bench.advance(seconds: 30)
    #expect(timeline.states.count == states)
    timeline.viewModel.input.refresh.accept(())
    #expect(timeline.headers.suffix(2) == [.refreshing, .current])
  }

  @Test("A timeline marks a gap if a page does not reach the stored posts, and fills it from its upper edge")
  func gap() throws {
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
    timeline.viewModel.open.accept(.gap(TimelineGap(below: ids[4])))
    #expect(timeline.gaps == [TimelineGap(below: ids[9])])
    timeline.viewModel.open.accept(.gap(TimelineGap(below: ids[9])))
    #expect(timeline.gaps == [])
    #expect(timeline.ids == ids)
    #expect(bench.takeRequests().count == 2)
  }

  @Test("A gap shows that it is loading or failed to load")
  func gapStates() throws {
    let bench = try TimelineBench(posts: 5)
    let timeline = bench.watch(.twitterUser("mira_okafor"))
    bench.server.publish("x", by: 0)
    timeline.appear()
    for _ in 0..<9 { bench.server.publish("y", by: 0) }
    timeline.viewModel.input.refresh.accept(())
    let gap = try #require(timeline.gaps.first?.post)
    bench.server.failure = .transport(.timeout(.connecting))
    timeline.viewModel.open.accept(.gap(TimelineGap(below: gap)))
    #expect(timeline.gaps == [TimelineGap(below: gap, activity: .failed(.timedOut))])
    bench.server.failure = nil
    bench.server.isHolding = true
    _ = bench.takeRequests()
    timeline.viewModel.open.accept(.gap(TimelineGap(below: gap)))
    timeline.viewModel.open.accept(.gap(TimelineGap(below: gap)))
    timeline.viewModel.open.accept(.gap(TimelineGap(below: "1")))
    #expect(bench.takeRequests().count == 1)
    #expect(timeline.gaps == [TimelineGap(below: gap, activity: .loading)])
    bench.server.isHolding = false
    #expect(timeline.gaps == [])
  }

  @Test("A Mastodon timeline loads pages upward from the stored posts, and leaves a gap only after several pages")
  func catchUp() throws {
    let bench = try TimelineBench(posts: 5)
    let timeline = bench.watch()
    timeline.appear()
    bench.server.publish(13)
    let known = try #require(timeline.ids.first)
    _ = bench.takeRequests()
    timeline.viewModel.input.refresh.accept(())
    let requests = bench.takeRequests()
    #expect(requests.count == 3)
    #expect(requests.first == "timelines/tag/swift?")
    #expect(requests.dropFirst().first == "timelines/tag/swift?min_id=\(known)")
    #expect(timeline.ids == bench.server.ids())
    #expect(timeline.gaps == [])
    bench.server.publish(40)
    timeline.viewModel.input.refresh.accept(())
    #expect(timeline.gaps == [TimelineGap(below: bench.server.ids()[4])])
  }

  @Test("A timeline continues in the next run where it stopped, and shows stored posts at once")
  func restart() throws {
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

  @Test("A timeline restores the reading position in the next run")
  func position() throws {
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

  @Test("A timeline begins at a marked post, even if the post was not stored before")
  func mark() async throws {
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

  @Test("Marking an unknown post returns `false` and leaves the reading position")
  func markOfAnUnknownPost() async throws {
    let bench = try TimelineBench(posts: 4)
    let source = TimelineSource.mastodonTag("swift")
    _ = try await bench.feature.mark(bench.server.ids()[2], in: source)
    #expect(try await bench.feature.mark("999999", in: source) == false)
    #expect(try bench.feature.position(in: source) == bench.server.ids()[2])
    bench.server.failure = .transport(.offline)
    await #expect(throws: LoadFailure.offline) { try await bench.feature.mark("999999", in: source) }
  }

  @Test("A stored timeline is stale while the server is unreachable, and current when it is reachable again")
  func offline() throws {
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

  @Test("A timeline without stored posts fails if the server is unreachable")
  func offlineEmpty() throws {
    let bench = try TimelineBench(posts: 4)
    bench.isReachable.accept(false)
    let timeline = bench.watch()
    timeline.appear()
    #expect(timeline.state == .failed(.offline))
  }

  @Test("The posts of different accounts, servers and sources are stored separately")
  func apart() throws {
    let server = TimelineStubServer()
    let mira = try TimelineBench(server, posts: 3, account: "mira")
    mira.watch().appear()
    let nobody = try TimelineBench(server, store: mira.store)
    #expect(nobody.watch().state == .loading)
    #expect(mira.watch().ids.count == 3)
    #expect(mira.watch(.mastodonTag("other")).state == .loading)
    #expect(mira.watch(.twitterUser("swift")).state == .loading)
  }

  @Test("A timeline deletes its oldest posts between runs, and loads them again on request")
  func retention() throws {
    let server = TimelineStubServer(pageSize: 400)
    let bench = try TimelineBench(server, posts: 1000)
    let timeline = bench.watch()
    timeline.appear()
    func loadMore(_ timeline: WatchedTimeline, until footer: ListContent<TimelineRow>.Footer) {
      for _ in 0..<30 where timeline.content?.footer != footer { timeline.viewModel.input.loadMore.accept(()) }
    }
    loadMore(timeline, until: .endReached)
    #expect(timeline.ids.count == 1000)
    let after = bench.watch()
    loadMore(after, until: .idle)
    #expect(after.ids == Array(server.ids().prefix(800)))
    loadMore(after, until: .endReached)
    #expect(after.ids == server.ids())
  }

  @Test("A timeline that requires authorization fails without it, and loads as soon as it is available")
  func unauthorized() throws {
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

  @Test("A timeline that requires no authorization loads without it")
  func anonymous() throws {
    let bench = try TimelineBench(posts: 4)
    bench.isAuthorized.accept(false)
    let timeline = bench.watch(.mastodonTag("swift"))
    timeline.appear()
    #expect(timeline.ids == bench.server.ids())
    #expect(timeline.isAuthorized == [true])
  }

  @Test("A timeline that cannot be stored is a storage failure")
  func storage() throws {
    let bench = try TimelineBench(posts: 4, store: .inMemory(schemas: []))
    let timeline = bench.watch()
    #expect(timeline.state == .failed(.storage))
    timeline.appear()
    #expect(timeline.state == .failed(.storage))
  }

  @Test(
    "Intents lead to posts, authors, web pages and people, and a repeated press emits one intent"
  )
  func intents() throws {
    let bench = try TimelineBench(posts: 3)
    let source = TimelineSource.mastodonList(id: "1")
    let timeline = bench.watch(source)
    timeline.appear()
    let post = try #require(timeline.posts.last)
    let actions: [(any TimelineViewModel) -> Void] = [
      { $0.open.accept(.post(post)) }, { $0.showAuthor.accept(post) }, { $0.browse.accept(post) },
      { $0.showPeople.accept(()) }, { $0.showPeople.accept(()) },
    ]
    for action in actions.dropLast() {
      action(timeline.viewModel)
      bench.advance(seconds: 1)
    }
    actions[3](timeline.viewModel)
    actions[4](timeline.viewModel)
    #expect(
      timeline.intents == [
        .post(post.id, in: source), .timeline(.mastodonAccounts(["mira_okafor"])),
        .web(try #require(URL(string: "https://stub.example/@mira_okafor/907"))), .people(of: source),
        .people(of: source),
      ])
  }

  @Test("A timeline emits no intent if the server did not send its URL or username")
  func noIntents() throws {
    let timeline = try TimelineBench().watch()
    let post = Post(id: "1", text: "", author: Person(id: "1", name: "a"))
    timeline.viewModel.showAuthor.accept(post)
    timeline.viewModel.browse.accept(post)
    timeline.viewModel.showPeople.accept(())
    #expect(timeline.intents == [])
  }

  @Test("Releasing the view model cancels its requests and stops polling")
  func released() throws {
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
