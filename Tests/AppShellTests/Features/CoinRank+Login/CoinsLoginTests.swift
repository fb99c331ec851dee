import Composition
import FeatureCoinRankModule
import Presentation
import TerminalApp
import TerminalAppTest
import TerminalUI
import Testing

@testable import AppShell

@MainActor @Suite(.tessera) struct CoinsLoginTests {
  @Test func `The screen of the user's own coins offers to log in if a module provides a login`() async throws {
    let app = try await TestApp(App.inMemory())
    let login = try #require(app.modules.route(to: .login, .wanAndroid))
    try app.open(RouteKey.coins())
    #expect(app.text.contains("Please log in first"))
    #expect(app.keys.bindings.contains { $0.command.name == "coinrank.logIn" })
    app.execute(Command("coinrank.logIn"))
    #expect(app.routes == app.modules.path(to: RouteKey.coins()) + [login])
  }
}
