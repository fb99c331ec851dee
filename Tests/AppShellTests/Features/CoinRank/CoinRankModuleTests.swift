import Composition
import Testing

@testable import AppShell
@testable import TerminalApp

@Suite(.tessera) struct CoinRankModuleTests {
  @Test func `Nobody is logged in, and no way leads to a login, without the module that logs in`() async throws {
    try await AppDefinition.withFeatures([CoinRankModule()]) {
      let app = try await App.withoutServers()
      #expect(app.accounts is NoAccounts)
      #expect(app.modules.route(to: .login, LoginInput(method: .wanAndroid)) == nil)
    }
  }
}
