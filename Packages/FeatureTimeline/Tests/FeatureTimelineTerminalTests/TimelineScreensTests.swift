import FeatureTimeline
import FeatureTimelineTerminal
import Foundation
import Networking
import NetworkingTest
import Persistence
import Posts
import Presentation
import PresentationTerminal
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@MainActor @Suite struct TimelineScreensTests {
  @Test func `Each destination of the timeline feature has a screen, and creating the screens sends no requests`()
    throws
  {
    let driver = try ScreenDriver(size: Size(columns: 40, rows: 8))
    let url = try #require(URL(string: "https://server.example"))
    let transport = ScriptedTransport([]) { Issue.record($0) }
    let server = TimelineServer(client: APIClient(baseURL: url, transport: transport), isReachable: .just(true))
    let feature = TimelineFeature(
      dependencies: TimelineDependencies(
        mastodon: server, twitter: server,
        store: try .inMemory(schemas: [TimelineFeature.schema, UserActions.schema, OutboxStorage.schema])))
    let screens = TimelineScreens(feature, context: ScreenContext(host: driver.application, language: .zhHans))
    #expect(screens.timeline(of: .mastodonTag("swift")).screen is TimelineScreen)
    #expect(screens.sources().screen is SourcesScreen)
    #expect(screens.people(of: .timeline(.mastodonList(id: "1"))).screen is PeopleScreen)
    #expect(screens.post("7", in: .mastodonTag("swift")).screen is PostScreen)
    #expect(screens.thread(of: "7").screen is ThreadScreen)
    #expect(screens.profile(of: "mira").screen is ProfileScreen)
    #expect(screens.search("tea").screen is TimelineSearchScreen)
    #expect(transport.requests.isEmpty)
  }
}
