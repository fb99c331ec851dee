import Foundation
import Presentation
import TerminalUI
import TerminalUITest
import Testing

@testable import AppShell

@MainActor @Suite("The app in a terminal") struct TerminalSessionTests {
  private let terminal = VirtualTerminal()
  private let scheduler = VirtualScheduler()

  /// With servers that lead nowhere.
  private func session(
    _ places: [Route] = [.ranking], rebindings: [Command: [Key]] = [:]
  ) throws -> TerminalSession {
    let app = App.withoutServers(keys: rebindings)
    let session = TerminalSession(app, terminal: terminal, scheduler: scheduler)
    try session.open(places)
    try session.application.start { _ in }
    return session
  }

  private func press(_ keys: Key...) {
    for key in keys {
      terminal.send(.input(key.bytes))
      scheduler.advance(by: .milliseconds(60))
    }
  }

  private func type(_ line: String) {
    press(":")
    terminal.send(.input(Array(line.utf8)))
    press(.enter)
  }

  private var lastLine: String { terminal.emulator.lines.last ?? "" }

  @Test("speaks the other language at once on L, and keeps it for the next session")
  func language() throws {
    let session = try session()
    #expect(terminal.emulator.lines[0].contains("3 Ranking"))
    press("L")
    #expect(terminal.emulator.lines[0].contains("3 积分"))
    #expect(session.state.settings == ["lang": "zh-Hans"])
    press("L")
    #expect(terminal.emulator.lines[0].contains("3 Ranking"))
  }

  @Test("changes the colours on T, and keeps them for the next session")
  func theme() throws {
    let session = try session()
    press("T")
    #expect(session.application.theme == .light)
    #expect(session.state.settings == ["theme": "light"])
  }

  @Test(
    "takes addresses, their keys, and names and labels of commands behind a colon; says what it does not understand")
  func commands() throws {
    let session = try session()
    type("tessera://about")
    #expect(session.navigator.routes == [.home, .about])
    type("close")
    #expect(session.navigator.routes == [.home])
    type("ABOUT")
    #expect(session.navigator.routes == [.home, .about])
    type("https://example.com/ranking")
    #expect(lastLine.contains("No command or address: https://example.com/ranking"))
    type("app.quit")
    #expect(session.state.places == ["tessera://timeline", "tessera://about"])
    #expect(!terminal.isEntered)
  }

  @Test("goes back by Esc and q by way of the navigator, and quits by q on the first screen")
  func back() throws {
    let session = try session([.ranking, .about])
    press(.escape)
    #expect(session.navigator.keptCount == 1)
    press(.escape)
    #expect(terminal.isEntered)
    press("i", "q", "q")
    #expect(!terminal.isEntered)
  }

  @Test("shows the first tab if there is no way to where the last session ended")
  func fallback() throws {
    #expect(try session([]).navigator.routes == [.home])
  }

  @Test("tells which of the keys that the user chose stand for something else as well")
  func conflicts() throws {
    _ = try session(rebindings: [.about: ["q"]])
    #expect(lastLine.contains("q is bound to app.about and app.close; app.about wins"))
  }
}
