import FeatureTimeline
import FeatureTimelineTest
import Foundation
import Posts
import Presentation
import Reactive
import Testing

/// Tests of the intents that lead from a timeline and from a post to threads, profiles and the search.
@MainActor @Suite struct MastodonIntentTests {
  @Test func `A timeline of a person leads to their profile, to threads and to the search`() throws {
    let bench = try TimelineBench(posts: 3)
    let timeline = bench.watch(.mastodonAccounts(["mira_okafor"]))
    timeline.appear()
    let post = try #require(timeline.posts.first)
    timeline.viewModel.showThread.accept(post)
    bench.advance(seconds: 1)
    timeline.viewModel.showProfile.accept(())
    bench.advance(seconds: 1)
    timeline.viewModel.showSearch.accept(())
    #expect(timeline.intents == [.thread(post.id), .profile("mira_okafor"), .search])
  }

  @Test
  func
    `A timeline of several people leads to no profile, and a timeline of Twitter's API leads to no profile, thread or search`()
    throws
  {
    let bench = try TimelineBench(posts: 3)
    for source in [TimelineSource.mastodonTag("swift"), .twitterUser("mira_okafor")] {
      let timeline = bench.watch(source)
      timeline.appear()
      timeline.viewModel.showProfile.accept(())
      #expect(timeline.intents == [])
    }
    let tweets = bench.watch(.twitterUser("mira_okafor"))
    tweets.appear()
    tweets.viewModel.showThread.accept(try #require(tweets.posts.first))
    tweets.viewModel.showSearch.accept(())
    #expect(tweets.intents == [])
  }

  @Test func `The view model of a post emits the intent to show its thread only if the post is loaded`() throws {
    let bench = try TimelineBench(posts: 3)
    let viewModel = bench.feature.makePostViewModel(for: "914", in: .mastodonTag("swift"))
    let watched = BehaviorRelay<[TimelineIntent]>(value: [])
    let bag = DisposeBag()
    viewModel.intents.emit(onNext: { watched.accept(watched.value + [$0]) }).disposed(by: bag)
    viewModel.showThread.accept(())
    #expect(watched.value == [])
    viewModel.appear.accept(())
    viewModel.showThread.accept(())
    #expect(watched.value == [.thread("914")])
  }

  @Test func `The stub server's threads, profiles and search results are decoded like those of a real server`()
    async throws
  {
    let bench = try TimelineBench(posts: 1, account: "me")
    bench.server.publish("a reply", replyingTo: bench.server.ids().first)
    let top = try #require(bench.server.ids().last)
    let thread = try await bench.feature.thread(of: top)
    #expect(thread.rows.map(\.depth) == [0, 1] && thread.rows.last?.post.text == "a reply")
    #expect(try await bench.feature.thread(of: #require(bench.server.ids().first)).rows.map(\.depth) == [0, 0])
    #expect(try await bench.feature.profile(of: "liwei_dev").relationship?.isFollower == true)
    let results = try await bench.feature.results(of: "reply")
    #expect(results.contains { $0.post?.text == "a reply" })
    #expect(try await bench.feature.results(of: "swift").map(\.id).contains(.tag("swift")))
  }
}
