import Composition
import TerminalApp
import TerminalAppTest
import Testing

@testable import AppShell

@Suite(.tessera) struct RouteTests {
  private static let modules = try? TesseraApp.definition.moduleList()
  private let modules: ModuleList

  init() throws {
    modules = try AppDefinition.current.moduleList()
  }

  @Test(arguments: Self.modules?.samples ?? [])
  func `A route is parsed from both of its URLs, regardless of case before the query`(route: Route)
    throws
  {
    for address in [modules.url(route), try #require(modules.link(route))] {
      #expect(modules.route(url: address) == route)
      let parts = address.split(separator: "?", maxSplits: 1)
      let upper = ([parts[0].uppercased()] + parts.dropFirst().map(String.init)).joined(separator: "?")
      #expect(modules.route(url: upper) == route)
    }
  }

  @Test(arguments: Self.modules?.samples ?? [])
  func `The path to a route ends with the route and begins with a tab`(route: Route) {
    let path = modules.path(to: route)
    #expect(path.last == route)
    #expect(modules.tabs.isEmpty || modules.tabs.contains(path[0]) || path[0].name == "about")
  }
}
