import Composition
import FeatureHub
import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@testable import AppShell
@testable import FeatureHubModule
@testable import FeatureHubTerminal
@testable import FeatureTimelineModule
@testable import FeatureTimelineTerminal
@testable import TerminalApp

@MainActor @Suite(.tessera) struct HubLinkTests {
  /// Opens the first tab of an app.
  private func session(_ app: App) throws -> TerminalSession {
    let session = TerminalSession(app, terminal: VirtualTerminal(), scheduler: VirtualScheduler())
    try session.open([app.modules.home])
    return session
  }

  @Test func `A link to an issue opens in the app if the app's server has the issue, and otherwise in the browser`()
    async throws
  {
    let page = try #require(URL(string: "https://github.com/a/b/issues/7"))
    let gitHub = AppEnvironment.Server(url: try #require(URL(string: "https://api.github.com")), isDemo: false)
    let demo = AppEnvironment.Server(url: try #require(URL(string: "http://127.0.0.1:1/github")), isDemo: true)
    for (link, server, opensInApp) in [
      ("a/b", gitHub, true), ("a/b", demo, false), ("example/reactive-monorepo", demo, true),
    ] {
      try await AppDefinition.withFeatures([TimelineModule(), HubModule()]) {
        let app = try await App.inMemory(servers: [.hub: server])
        let session = try session(app)
        session.navigator.openExternal = { _ in .refused(.noDestination) }
        session.navigator.follow(.link(try #require(URL(string: "https://github.com/\(link)/issues/7"))))
        let route = RouteKey.hubIssue(HubIssueInput(try #require(RepositoryName(link)), 7))
        #expect((session.navigator.routes.last == route) == opensInApp)
      }
    }
    try await AppDefinition.withFeatures([TimelineModule()]) {
      let modules = try AppDefinition.current.moduleList()
      #expect(modules.route(opening: page) == nil)
    }
  }

  @Test func `Opening the profile of an issue's author shows the author's posts on the timeline`() async throws {
    let address = try #require(FediverseAddress(profile: "https://social.example/@mira"))
    try await AppDefinition.withFeatures([HubModule(), TimelineModule()]) {
      let app = try await App.inMemory()
      let session = try session(app)
      session.navigator.follow(try #require(Segue(HubIntent.profile(address), app.modules)))
      let route = try #require(session.navigator.routes.last)
      #expect(app.modules.url(route) == "tessera://timeline?source=%40mira%40social.example")
    }
    try await AppDefinition.withFeatures([HubModule()]) {
      let modules = try AppDefinition.current.moduleList()
      #expect(Segue(HubIntent.profile(address), modules) == nil)
    }
  }
}
