import Composition
import TerminalUI
import TerminalUITest
import Testing

@testable import AppShell
@testable import TerminalApp

@MainActor @Suite(.tessera) struct KeyTests {
  @Test(arguments: (try? TesseraApp.definition.moduleList())?.samples ?? [])
  func `Every command of every screen can be bound to other keys, and no two commands share a default key`(route: Route)
    async throws
  {
    let app = try await App.withoutServers()
    let session = TerminalSession(app, terminal: VirtualTerminal(), scheduler: VirtualScheduler())
    try session.open(app.modules.path(to: route))
    try session.application.start { _ in }
    let keys = session.application.activeKeys
    #expect(keys.bindings.filter { !TesseraApp.definition.keyCommands.contains($0.command) }.map(\.command.name) == [])
    #expect(keys.conflicts.map(\.description) == [])
    session.application.quit()
  }
}
