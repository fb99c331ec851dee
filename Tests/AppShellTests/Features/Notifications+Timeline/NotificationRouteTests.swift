import Composition
import FeatureNotifications
import FeatureNotificationsModule
import FeatureNotificationsTerminal
import FeatureTimelineModule
import FeatureTimelineTerminal
import Posts
import TerminalApp
import TerminalAppTest
import Testing

@testable import AppShell

@MainActor @Suite(.tessera) struct NotificationRouteTests {
  @Test(arguments: [
    (NotificationsIntent.post("7", by: "mira"), "tessera://post?id=7&source=%40mira"),
    (.profile("hanae@other.example"), "tessera://profile?name=hanae%40other.example"),
  ])
  func `The post and the person of a notification open on screens of the timeline feature`(
    intent: NotificationsIntent, url: String
  ) async throws {
    try await AppDefinition.withFeatures([NotificationsModule(), TimelineModule()]) {
      let modules = try AppDefinition.current.moduleList()
      let routes = try #require(Segue(intent, modules)).routes
      #expect(routes.map(modules.url) == [url])
      #expect(routes.map { modules.route(url: modules.url($0)) } == routes)
    }
  }

  @Test func `The notifications offer posts and profiles only together with a feature that shows them`() async throws {
    for (features, offers) in [
      ([NotificationsModule()], false), ([NotificationsModule(), TimelineModule()], true),
    ] as [([any TerminalModule], Bool)] {
      try await AppDefinition.withFeatures(features) {
        let app = try await App.inMemory()
        let viewModel = try app.container.resolve(NotificationsFeature.self).makeNotificationsViewModel()
        #expect(viewModel.offersPosts == offers && viewModel.offersProfiles == offers)
      }
    }
  }

  @Test func `In an app without the timeline and the login, no intent of the notifications has a destination`()
    async throws
  {
    try await AppDefinition.withFeatures([NotificationsModule()]) {
      let modules = try AppDefinition.current.moduleList()
      for intent in [NotificationsIntent.post("7", by: "mira"), .profile("ada"), .logIn] {
        #expect(Segue(intent, modules) == nil)
      }
    }
  }
}
