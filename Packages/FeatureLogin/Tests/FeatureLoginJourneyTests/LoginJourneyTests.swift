import DemoServer
import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .builtProgram, .timeLimit(.minutes(15))) struct LoginJourneyTests {
  private let program = BuiltProgram()

  @Test
  func `A user logs in with a phone number, and logs out`() throws {
    let terminal = try program.start(["open", "tessera://account", "--server", "timeline=http://127.0.0.1:9"])
    terminal.wait(for: "Phone number")
    terminal.press(.enter)
    terminal.wait(for: "Password")
    terminal.type("13800138000")
    terminal.press(.tab)
    terminal.type("123456")
    terminal.wait(for: "••••••")
    terminal.press(.enter)
    terminal.wait(for: "Tangent")
    terminal.wait(for: "Phone number")
    terminal.press("X")
    terminal.wait(for: "Do you really want to log out?")
    terminal.press("y")
    #expect(terminal.wait(seconds: 20) { !$0.text.contains("Tangent") }, "\(terminal.emulator.text)")
  }

  @Test func `A user of a screen reader logs in by answering one question at a time`() throws {
    let terminal = try program.start(
      ["open", "tessera://account", "--server", "timeline=http://127.0.0.1:9"],
      size: Size(columns: 100, rows: 200), variables: ["ACCESSIBLE": "1"])
    terminal.wait(for: "== Accounts ==")
    terminal.type("1\n")
    terminal.wait(for: "== Log in ==")
    terminal.type("13800138000\n")
    terminal.wait(for: "2. Password")
    terminal.type("123456\n")
    terminal.type(":3\n")
    terminal.wait(for: "Tangent")
    terminal.type("q\n")
    #expect(terminal.waitForExit() == 0)
    #expect(!terminal.output.contains(0x1B))
  }
}
