import DemoServer
import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .builtProgram(with: "login"), .timeLimit(.minutes(15))) struct CoinsJourneyTests {
  private let program = BuiltProgram()

  @Test func `A user who logs in from the screen of their coins returns to that screen`() throws {
    let terminal = try program.start(["open", "tessera://coins"])
    terminal.wait(for: "Please log in first")
    terminal.press(.enter)
    terminal.wait(for: "No account yet?")
    terminal.type(DemoServer.Accounts.username)
    terminal.press(.tab)
    terminal.type(DemoServer.Accounts.password)
    terminal.wait(for: "••••••")
    terminal.press(.enter)
    #expect(
      terminal.wait(seconds: 20) {
        $0.text.contains("My coins") && $0.text.contains(DemoServer.Accounts.username) && $0.text.contains("Coins: ")
      }, "\(terminal.emulator.text)")
    terminal.press("q")
    #expect(terminal.wait(seconds: 20) { !$0.text.contains("My coins") }, "\(terminal.emulator.text)")
    terminal.press("q")
    #expect(terminal.waitForExit() == 0)
  }
}
