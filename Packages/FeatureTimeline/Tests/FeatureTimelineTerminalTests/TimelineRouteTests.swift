import Composition
import FeatureTimeline
import FeatureTimelineModule
import Foundation
import TerminalApp
import TerminalAppTest
import Testing

/// The routes of web pages and of intents, in an app where nobody is logged in and nothing is configured.
@Suite(.app(of: TimelineModule())) struct TimelineRouteTests {
  private let modules: ModuleList
  private let empty = Container()

  init() throws { modules = try AppDefinition.current.moduleList() }

  private func route(of page: String, in container: Container?) throws -> String? {
    TimelineModule().route(opening: try #require(URL(string: page)), in: container).map(modules.url)
  }

  @Test(arguments: ["https://github.com/@mira", "https://gist.github.com/@mira", "https://MEDIUM.com/tags/tea"])
  func `A page of a site that is known to be no Mastodon server has no route`(page: String) throws {
    #expect(try route(of: page, in: nil) == nil)
  }

  @Test func `A profile has a route, whose name is an address if the page is of another server`() throws {
    #expect(try route(of: "https://notgithub.com/@mira", in: nil) == "tessera://profile?name=mira%40notgithub.com")
  }

  @Test func `A post of another server is looked up, which requires a login`() throws {
    let page = "https://other.example/@mira/112350000006000000"
    #expect(try route(of: page, in: nil)?.hasPrefix("tessera://search?text=https") == true)
    #expect(try route(of: page, in: empty) == nil)
  }

  @Test func `A chosen timeline is above that of the first tab, which is another one`() throws {
    let segue = Segue(TimelineIntent.chosen(.mastodonLocal), modules, empty)
    #expect(segue?.routes.map(modules.url) == ["tessera://timeline", "tessera://timeline?source=local"])
  }
}
