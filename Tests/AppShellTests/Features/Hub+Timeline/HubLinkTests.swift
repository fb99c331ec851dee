import Composition
import FeatureHub
import Foundation
import TerminalUI
import TerminalUITest
import Testing

@testable import AppShell
@testable import TerminalApp

@MainActor @Suite(.tessera) struct HubLinkTests {
  /// Opens the first tab of an app.
  private func session(_ app: App) throws -> TerminalSession {
    let session = TerminalSession(app, terminal: VirtualTerminal(), scheduler: VirtualScheduler())
    try session.open([app.modules.home])
    return session
  }

  @Test func `A link to an issue in a post opens in the app, and without the hub it is a web page`() async throws {
    let page = try #require(URL(string: "https://github.com/a/b/issues/7"))
    try await AppDefinition.withFeatures([TimelineModule(), HubModule()]) {
      let app = try await App.withoutServers()
      let session = try session(app)
      session.navigator.follow(.link(page))
      let name = try #require(RepositoryName("a/b"))
      #expect(session.navigator.routes.last == RouteKey.hubIssue(HubIssueInput(name, 7)))
    }
    try await AppDefinition.withFeatures([TimelineModule()]) {
      let modules = try AppDefinition.current.moduleList()
      #expect(modules.route(opening: page) == nil)
    }
  }

  @Test func `The author of an issue leads to their posts on the timeline`() async throws {
    let address = try #require(FediverseAddress(profile: "https://social.example/@mira"))
    try await AppDefinition.withFeatures([HubModule(), TimelineModule()]) {
      let app = try await App.withoutServers()
      let session = try session(app)
      session.navigator.follow(Segue(HubIntent.profile(address)))
      let route = try #require(session.navigator.routes.last)
      #expect(app.modules.url(route) == "tessera://timeline?source=%40mira%40social.example")
    }
    try await AppDefinition.withFeatures([HubModule()]) {
      let modules = try AppDefinition.current.moduleList()
      #expect(modules.route(to: .person, PersonInput("\(address)")) == nil)
    }
  }
}
