import Composition
import Testing

@testable import AppShell
@testable import TerminalApp

@Suite(.tessera) struct LoginRouteTests {
  @Test func `The login's address leads to the accounts without a method, and to no screen with an unknown one`()
    throws
  {
    let modules = try AppDefinition.current.moduleList()
    #expect(modules.route(url: "tessera://login") == RouteKey.account())
    #expect(modules.route(url: "tessera://login?at=Mastodon") == RouteKey.login(LoginInput(method: .mastodon)))
    #expect(modules.route(url: "tessera://login?at=nowhere") == nil)
  }
}
