import FeatureTimelineTest
import Networking
import Posts
import Presentation
import Reactive
import Testing

@testable import FeatureTimeline

@MainActor @Suite
struct MastodonAccountsTests {
  private let source = TimelineSource.mastodonAccounts(["mira_okafor", "liwei_dev"])

  @Test
  func `Each account is looked up once, and later runs use the stored account`() throws {
    let bench = try TimelineBench(posts: 4)
    bench.watch(source).appear()
    #expect(
      bench.takeRequests() == [
        "accounts/lookup?acct=mira_okafor", "accounts/100/statuses?", "accounts/lookup?acct=liwei_dev",
        "accounts/101/statuses?",
      ])
    let after = bench.watch(source)
    after.viewModel.input.refresh.accept(())
    after.viewModel.input.loadMore.accept(())
    #expect(!bench.takeRequests().contains { $0.contains("lookup") })
    #expect(after.ids == bench.server.ids(by: [0, 1]))
  }

  @Test
  func `A merged page ends when the page of one account ends, because that account can have more posts`() throws {
    let bench = try TimelineBench()
    for _ in 0..<10 { bench.server.publish("often", by: 0) }
    bench.server.publish("seldom", by: 1)
    for _ in 0..<3 { bench.server.publish("often", by: 0) }
    let timeline = bench.watch(source)
    timeline.appear()
    #expect(timeline.posts.map(\.text) == ["often", "often", "often", "seldom"])
    timeline.viewModel.input.loadMore.accept(())
    #expect(timeline.ids == Array(bench.server.ids().prefix(9)))
    #expect(timeline.gaps == [])
  }

  @Test
  func `A merged timeline is empty if no account has posts`() throws {
    let bench = try TimelineBench()
    let timeline = bench.watch(source)
    timeline.appear()
    #expect(timeline.state == .empty)
  }

  @Test
  func `A failure contains the name of an account that does not exist`() throws {
    let bench = try TimelineBench(posts: 4)
    let timeline = bench.watch(.mastodonAccounts(["mira_okafor", "nobody"]))
    timeline.appear()
    #expect(timeline.state == .failed(.noPerson(named: "nobody")))
  }

  @Test
  func `A failure names an account that no longer exists, and the next request looks it up again`() throws {
    let bench = try TimelineBench(posts: 4)
    let timeline = bench.watch(.mastodonAccounts(["mira_okafor"]))
    timeline.appear()
    bench.server.failure = .status(StatusFailure(code: 410, serverMessage: "Gone"))
    timeline.viewModel.input.refresh.accept(())
    #expect(timeline.content?.header == .stale(.noPerson(named: "mira_okafor")))
    bench.server.failure = nil
    _ = bench.takeRequests()
    timeline.viewModel.input.refresh.accept(())
    #expect(bench.takeRequests().first == "accounts/lookup?acct=mira_okafor")
    #expect(timeline.content?.header == .current)
  }

  @Test
  func `A merged timeline without accounts is empty`() throws {
    let bench = try TimelineBench(posts: 4)
    let timeline = bench.watch(.mastodonAccounts([]))
    timeline.appear()
    #expect(timeline.state == .empty)
    #expect(bench.takeRequests() == [])
  }
}
