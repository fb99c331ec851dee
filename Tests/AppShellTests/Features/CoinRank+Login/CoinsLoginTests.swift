import Composition
import FeatureCoinRankModule
import Presentation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@testable import AppShell
@testable import TerminalApp

@MainActor @Suite(.tessera) struct CoinsLoginTests {
  @Test func `The screen of the user's own coins offers to log in if a module provides a login`() async throws {
    let app = try await App.inMemory()
    let login = try #require(app.modules.route(to: .login, .wanAndroid))
    let (terminal, scheduler) = (VirtualTerminal(), VirtualScheduler())
    let session = TerminalSession(app, terminal: terminal, scheduler: scheduler)
    try session.open(app.modules.path(to: RouteKey.coins()))
    try session.application.start { _ in }
    scheduler.advance(by: .milliseconds(60))
    #expect(terminal.emulator.text.contains("Please log in first"))
    #expect(session.application.activeKeys.bindings.contains { $0.command.name == "coinrank.logIn" })
    session.application.execute(Command("coinrank.logIn"))
    #expect(session.navigator.routes == app.modules.path(to: RouteKey.coins()) + [login])
    session.application.quit()
  }
}
