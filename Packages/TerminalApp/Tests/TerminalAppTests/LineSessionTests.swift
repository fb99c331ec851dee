import Composition
import Presentation
import TerminalUI
import TerminalUITest
import Testing

@testable import TerminalApp

/// Tests of sessions whose screens are presented as lines.
@MainActor @Suite(.toy) struct LineSessionTests {
  @Test(arguments: [(Language.en, "Not available here: Back"), (.zhHans, "此处不可用： 返回")])
  func `Going back on the first screen of a tab is reported as unavailable`(
    language: Language, message: String
  ) async throws {
    let (terminal, scheduler) = (VirtualTerminal(presentation: .lines), VirtualScheduler())
    let app = try await App.toy(language: language)
    let session = TerminalSession(app, terminal: terminal, scheduler: scheduler)
    let screens = session.application.screens
    /// Types a line, and returns the output that follows.
    func say(_ line: String) -> String {
      terminal.forgetOutput()
      terminal.send(.input(Array("\(line)\n".utf8)))
      scheduler.advance(by: .seconds(1))
      return String(decoding: terminal.output, as: UTF8.self)
    }
    try session.open([app.modules.home])
    try session.application.start { _ in }
    scheduler.advance(by: .seconds(1))
    for back in ["Esc", ":Esc"] { #expect(say(back).contains(message)) }
    #expect(screens.screens.count == 1)
    _ = say("i")
    #expect(screens.screens.count == 2)
    #expect(!say("Esc").contains(message) && screens.screens.count == 1)
  }
}
