import Composition
import FeatureHub
import FeatureHubModule
import FeatureHubTerminal
import FeatureTimelineModule
import FeatureTimelineTerminal
import Foundation
import TerminalApp
import TerminalAppTest
import TerminalUI
import Testing

@testable import AppShell

@MainActor @Suite(.tessera) struct HubLinkTests {
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
        let app = try await TestApp(App.inMemory(servers: [.hub: server]))
        let link = try #require(URL(string: "https://github.com/\(link)/issues/7"))
        app.follow(.link(link))
        let route = try #require(app.modules.route(opening: link))
        #expect(route.name == "hub-issue")
        #expect((app.routes.last == route) == opensInApp)
        #expect(app.openedPages == (opensInApp ? [] : [link]))
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
      let app = try await TestApp(App.inMemory())
      app.follow(try #require(Segue(HubIntent.profile(address), app.modules)))
      let route = try #require(app.routes.last)
      #expect(app.modules.url(route) == "tessera://timeline?source=%40mira%40social.example")
    }
    try await AppDefinition.withFeatures([HubModule()]) {
      let modules = try AppDefinition.current.moduleList()
      #expect(Segue(HubIntent.profile(address), modules) == nil)
    }
  }
}
