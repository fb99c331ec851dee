import Composition
import Testing

@testable import AppShell
@testable import TerminalApp

@Suite(.tessera) struct LoginRouteTests {
  @Test func `Without a method, the address of the login leads to the accounts, and with an unknown one nowhere`()
    throws
  {
    let modules = try AppDefinition.current.moduleList()
    #expect(modules.route(url: "tessera://login") == RouteKey.account())
    #expect(modules.route(url: "tessera://login?at=Mastodon") == RouteKey.login(LoginInput(method: .mastodon)))
    #expect(modules.route(url: "tessera://login?at=nowhere") == nil)
  }
}
