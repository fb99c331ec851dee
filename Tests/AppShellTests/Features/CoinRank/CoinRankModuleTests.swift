import Presentation
import TerminalUI
import TerminalUITest
import Testing

@testable import AppShell
@testable import Composition
@testable import FeatureCoinRankModule
@testable import FeatureCoinRankTerminal
@testable import TerminalApp

@MainActor @Suite(.tessera) struct CoinRankModuleTests {
  @Test func `Without the login module, the user is not logged in, and no route leads to a login`() async throws {
    try await AppDefinition.withFeatures([CoinRankModule()]) {
      let app = try await App.withoutServers()
      #expect(app.accounts is NoAccounts)
      #expect(app.modules.route(to: .login, .wanAndroid) == nil)
    }
  }

  @Test func `The screen of the user's own coins offers to log in only if a module provides a login`() async throws {
    let alone: [any TerminalModule] = [CoinRankModule()]
    for features in [alone, Features.all] {
      try await AppDefinition.withFeatures(features) {
        let app = try await App.withoutServers()
        guard let login = app.modules.route(to: .login, .wanAndroid) else {
          return try expectNoLogin(app)
        }
        let (terminal, session) = try open(app)
        #expect(terminal.emulator.text.contains("Please log in first"))
        #expect(session.application.activeKeys.bindings.contains { $0.command.name == "coinrank.logIn" })
        session.application.execute(Command("coinrank.logIn"))
        #expect(session.navigator.routes == app.modules.path(to: RouteKey.coins()) + [login])
        session.application.quit()
      }
    }
  }

  private func expectNoLogin(_ app: App) throws {
    let (terminal, session) = try open(app)
    #expect(terminal.emulator.text.contains("You are not logged in"))
    #expect(!terminal.emulator.text.lowercased().contains("log in"))
    #expect(!session.application.activeKeys.bindings.contains { $0.command.name == "coinrank.logIn" })
    session.application.execute(Command("coinrank.logIn"))
    #expect(session.navigator.routes == app.modules.path(to: RouteKey.coins()))
    session.application.quit()
  }

  /// Opens the user's coins.
  private func open(_ app: App) throws -> (VirtualTerminal, TerminalSession) {
    let (terminal, scheduler) = (VirtualTerminal(), VirtualScheduler())
    let session = TerminalSession(app, terminal: terminal, scheduler: scheduler)
    try session.open(app.modules.path(to: RouteKey.coins()))
    try session.application.start { _ in }
    scheduler.advance(by: .milliseconds(60))
    return (terminal, session)
  }
}
