import Composition
import Presentation
import Reactive
import TerminalUI
import TerminalUITest
import Testing

@testable import TerminalApp

@MainActor @Suite struct QuestionTests {
  @Test func `The question whether to store a login stays until it is answered, also after the login`() async throws {
    let (terminal, scheduler) = (VirtualTerminal(), VirtualScheduler())
    let app = try await App.toy()
    let session = TerminalSession(app, terminal: terminal, scheduler: scheduler)
    func press(_ keys: Key...) {
      for key in keys {
        terminal.send(.input(key.bytes))
        scheduler.advance(by: .milliseconds(60))
      }
    }
    try session.open([app.modules.home])
    try session.application.start { _ in }
    let answers = BehaviorRelay<[Bool]>(value: [])
    session.application.confirm("Stay logged in?", message: "Really?", confirm: "Store", cancel: "Do not store") {
      answers.accept(answers.value + [$0])
    }
    session.navigator.releaseOutdatedScreens()
    press("2", "}", "0", ":", "i")
    #expect(terminal.emulator.text.contains("Really?") && answers.value.isEmpty)
    #expect(terminal.emulator.lines.last?.contains("2 people") == false)
    press("?", .escape)
    #expect(terminal.emulator.text.contains("Really?") && answers.value.isEmpty)
    #expect(session.navigator.routes == [app.modules.home])
    press("y", "2")
    #expect(answers.value == [true] && session.navigator.routes == [app.modules.tabs[1]])
  }
}
