import Presentation
import TerminalApp
import TerminalAppTest
import TerminalUI
import Testing

@testable import Composition  // allow(testable-imports): an app without accounts is internal
@testable import FeatureCoinRankModule
@testable import FeatureCoinRankTerminal

@MainActor @Suite(.app(of: CoinRankModule())) struct CoinRankModuleTests {
  @Test func `Without a login module, the user is not logged in, and the screen of the coins does not offer to log in`()
    async throws
  {
    let app = try await TestApp(App.inMemory())
    #expect(try app.container.resolve((any AccountProvider).self) is NoAccounts)
    #expect(app.modules.route(to: .login, .wanAndroid) == nil)
    try app.open(RouteKey.coins())
    #expect(app.text.contains("You are not logged in"))
    #expect(!app.text.lowercased().contains("log in"))
    #expect(!app.keys.bindings.contains { $0.command.name == "coinrank.logIn" })
    app.execute(Command("coinrank.logIn"))
    #expect(app.routes == app.modules.path(to: RouteKey.coins()))
  }
}
