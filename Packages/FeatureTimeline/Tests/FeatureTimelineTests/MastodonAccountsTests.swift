import FeatureTimeline
import FeatureTimelineTest
import Networking
import Presentation
import Reactive
import Testing

@MainActor @Suite("Accounts merged to one timeline")
struct MastodonAccountsTests {
  private let source = TimelineSource.mastodonAccounts(["mira_okafor", "liwei_dev"])

  @Test("Accounts merged to one timeline are looked up once, also by later runs")
  func lookup() throws {
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

  @Test(
    "Accounts merged to one timeline show a page down to where the first account's page ends, as that account may have more"
  )
  func page() throws {
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

  @Test("Accounts merged to one timeline are all empty where nobody has written")
  func empty() throws {
    let bench = try TimelineBench()
    let timeline = bench.watch(source)
    timeline.appear()
    #expect(timeline.state == .empty)
  }

  @Test("Accounts merged to one timeline name the one that is not there")
  func missing() throws {
    let bench = try TimelineBench(posts: 4)
    let timeline = bench.watch(.mastodonAccounts(["mira_okafor", "nobody"]))
    timeline.appear()
    #expect(timeline.state == .failed(.refused("@nobody: Record not found")))
  }

  @Test("Accounts merged to one timeline that are gone are named, and looked up again in case they come back")
  func gone() throws {
    let bench = try TimelineBench(posts: 4)
    let timeline = bench.watch(.mastodonAccounts(["mira_okafor"]))
    timeline.appear()
    bench.server.failure = .status(StatusFailure(code: 410, serverMessage: "Gone"))
    timeline.viewModel.input.refresh.accept(())
    #expect(timeline.content?.header == .stale(.refused("@mira_okafor: Gone")))
    bench.server.failure = nil
    _ = bench.takeRequests()
    timeline.viewModel.input.refresh.accept(())
    #expect(bench.takeRequests().first == "accounts/lookup?acct=mira_okafor")
    #expect(timeline.content?.header == .current)
  }

  @Test("Accounts merged to one timeline need at least one")
  func none() throws {
    let bench = try TimelineBench(posts: 4)
    let timeline = bench.watch(.mastodonAccounts([]))
    timeline.appear()
    #expect(timeline.state == .empty)
    #expect(bench.takeRequests() == [])
  }
}
