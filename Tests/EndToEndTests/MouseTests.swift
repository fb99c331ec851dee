import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

/// Tests of the mouse with the bytes that terminals report.
@Suite(.serialized, .timeLimit(.minutes(15))) struct MouseTests {
  private let program = BuiltProgram()

  /// Returns whether the last sequence for the mouse's buttons turns their reports on, or `nil` if there is none.
  private func isMouseOn(_ terminal: PseudoTerminal) -> Bool? {
    let output = String(decoding: terminal.output, as: UTF8.self)
    return output.matches(of: /\x1B\[\?1002([hl])/).last.map { $0.1 == "h" }
  }

  @Test func `A row, a double click and a hint respond to the mouse`() throws {
    let terminal = try program.start(["open", "tessera://about"], size: Size(columns: 80, rows: 40))
    terminal.wait(for: "tessera 0.1.0")
    terminal.wait(for: "? Help")
    #expect(terminal.click("? Help"))
    terminal.wait(for: "╭─ Help ─")
    terminal.press(.escape)
    #expect(terminal.wait(seconds: 30) { !$0.text.contains("╭─ Help ─") }, "\(terminal.emulator.text)")
    terminal.press(",")
    terminal.wait(for: "density")
    #expect(terminal.click("density"))
    #expect(terminal.wait(seconds: 30) { $0.text.contains("> density") }, "\(terminal.emulator.text)")
    #expect(terminal.click("density", times: 2))
    #expect(terminal.wait(seconds: 30) { $0.text.contains(/density +compact/) }, "\(terminal.emulator.text)")
  }

  @Test(.builtProgram(with: "timeline")) func `A click on a mention in a post opens the profile of the person`() throws
  {
    let terminal = try program.start(["timeline", "#rxswift"], size: Size(columns: 80, rows: 40))
    #expect(terminal.wait(seconds: 30) { $0.text.contains("@tobiaslind <3") }, "\(terminal.emulator.text)")
    #expect(terminal.click("@tobiaslind <3"))
    #expect(
      terminal.wait(seconds: 30) { $0.title.hasPrefix("Profile · @tobiaslind") }, "\(terminal.emulator.title)")
  }

  @Test func `The mouse is off after an exit, a suspension and a crash`() throws {
    let terminal = try program.start(["open", "tessera://about"])
    terminal.wait(for: "tessera 0.1.0")
    #expect(isMouseOn(terminal) == true)
    terminal.press(.control("c"))
    #expect(terminal.waitForExit() == 0)
    #expect(isMouseOn(terminal) == false)
    for signal in [SIGTERM, SIGABRT] {
      let terminal = try program.start(["open", "tessera://about"])
      terminal.wait(for: "tessera 0.1.0")
      terminal.signal(signal)
      #expect(terminal.waitForExit() == 128 + signal)
      #expect(isMouseOn(terminal) == false, "\(signal)")
    }
    let shell = try program.start(shell: "set -m; \"$PROGRAM\" open tessera://about; echo suspended; read -r line; fg")
    shell.wait(for: "tessera 0.1.0")
    shell.press(.control("z"))
    shell.wait(for: "suspended")
    #expect(isMouseOn(shell) == false)
    shell.press(.enter)
    shell.wait(for: "tessera 0.1.0")
    #expect(isMouseOn(shell) == true)
  }

  @Test func `Without the setting for it, the terminal keeps the mouse`() throws {
    let terminal = try program.start(["open", "tessera://about", "--mouse", "never"])
    terminal.wait(for: "tessera 0.1.0")
    #expect(isMouseOn(terminal) != true)
  }
}
