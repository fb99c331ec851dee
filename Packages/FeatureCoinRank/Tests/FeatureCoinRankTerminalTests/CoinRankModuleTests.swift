import Presentation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@testable import Composition
@testable import FeatureCoinRankModule
@testable import FeatureCoinRankTerminal
@testable import TerminalApp

@MainActor @Suite(.app(of: CoinRankModule())) struct CoinRankModuleTests {
  @Test func `Without a login module, the user is not logged in, and the screen of the coins does not offer to log in`()
    async throws
  {
    let app = try await App.inMemory()
    #expect(app.accounts is NoAccounts)
    #expect(app.modules.route(to: .login, .wanAndroid) == nil)
    let (terminal, scheduler) = (VirtualTerminal(), VirtualScheduler())
    let session = TerminalSession(app, terminal: terminal, scheduler: scheduler)
    try session.open(app.modules.path(to: RouteKey.coins()))
    try session.application.start { _ in }
    scheduler.advance(by: .milliseconds(60))
    #expect(terminal.emulator.text.contains("You are not logged in"))
    #expect(!terminal.emulator.text.lowercased().contains("log in"))
    #expect(!session.application.activeKeys.bindings.contains { $0.command.name == "coinrank.logIn" })
    session.application.execute(Command("coinrank.logIn"))
    #expect(session.navigator.routes == app.modules.path(to: RouteKey.coins()))
    session.application.quit()
  }
}
