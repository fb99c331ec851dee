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
import ReactiveTest
import TerminalUI
import TerminalUITest
import Testing

extension TimelineFeature {
  /// Returns a feature whose server sends scripted replies.
  static func scripted(
    _ replies: [ScriptedReply], account: String? = nil, keyFailure: TwitterKeyFailure? = nil
  ) throws -> TimelineFeature {
    let transport = ScriptedTransport(replies) { Issue.record($0) }
    let server = TimelineServer(
      client: APIClient(baseURL: try #require(URL(string: "https://server.example")), transport: transport),
      account: account, isReachable: .just(true), keyFailure: keyFailure)
    return TimelineFeature(
      dependencies: TimelineDependencies(
        mastodon: server, twitter: server,
        store: try .inMemory(schemas: [TimelineFeature.schema, UserActions.schema, OutboxStorage.schema]),
        scheduler: CurrentThreadScheduler.instance, clock: TestScheduler(initialClock: 0, resolution: 0.001)))
  }
}

extension ScreenDriver {
  /// Returns a driver of the screen of a post.
  @MainActor static func post(_ viewModel: any PostViewModel, _ size: Size, language: Language) throws -> ScreenDriver {
    let driver = try ScreenDriver(size: size)
    let zone = try #require(TimeZone(identifier: "UTC"))
    driver.application.screens.push(
      PostScreen(
        viewModel: viewModel, context: ScreenContext(host: driver.application, language: language, timeZone: zone)))
    driver.settle()
    return driver
  }
}
