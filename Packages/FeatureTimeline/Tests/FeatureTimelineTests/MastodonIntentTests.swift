import FeatureTimeline
import FeatureTimelineTest
import Foundation
import Posts
import Presentation
import Reactive
import Testing

/// Tests of the intents that lead from a timeline and from a post to threads, profiles and the search.
@MainActor @Suite struct MastodonIntentTests {
  @Test func `A post leads to its thread on Mastodon, and to none on a server with Twitter's API`() throws {
    let post = Post(id: "2", text: "", author: Person(id: "1", name: "a", username: "a"))
    #expect(TimelineIntent.thread(of: post, in: .mastodonHome) == .thread("2"))
    #expect(TimelineIntent.thread(of: post, in: .twitterUser("a")) == nil)
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
