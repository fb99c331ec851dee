import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .timeLimit(.minutes(15))) struct NotificationsJourneyTests {
  private let program = Program()

  @Test func `Without an account, the notifications tab says that the user is not logged in`() throws {
    let terminal = try program.start(["open", "tessera://notifications"])
    #expect(
      terminal.wait(seconds: 30) { $0.text.contains("You are not logged in to Mastodon.") },
      "\(terminal.emulator.text)")
    terminal.press("q")
    #expect(terminal.waitForExit() == 0)
  }
}
