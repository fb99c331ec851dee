import Composition
import FeatureLogin
import Foundation
import Networking
import Presentation
import TerminalApp
import TerminalAppTest
import Testing

@testable import FeatureLoginModule
@testable import FeatureLoginTerminal

@Suite(.app(of: LoginModule())) struct LoginRouteTests {
  @Test
  func `The URL of the login opens the list of accounts if it names no method, and no screen if its method is unknown`()
    throws
  {
    let modules = try AppDefinition.current.moduleList()
    #expect(modules.route(url: "tessera://login") == RouteKey.account())
    #expect(modules.route(url: "tessera://login?at=Mastodon") == RouteKey.login(.mastodon))
    #expect(modules.route(url: "tessera://login?at=nowhere") == nil)
  }

  @Test func `After a login, the user returns to the screen that requested it`() throws {
    let account = Account(
      server: try #require(URL(string: "https://social.example")), name: "ada@social.example",
      proof: .oauth(token: "canary", client: OAuthClient(id: "id", secret: "secret")))
    #expect(Segue(.loggedIn(account), home: RouteKey.ownTimeline()) == .back)
    #expect(Segue(.use(account), home: RouteKey.ownTimeline()) == .path([RouteKey.ownTimeline()]))
  }
}
