import DemoServer
import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .builtProgram(with: "login", "timeline"), .timeLimit(.minutes(15))) struct TabsTests {
  private let program = BuiltProgram()

  @Test func `Every tab is restored from the previous session`() throws {
    let terminal = try program.start(["rank"])
    #expect(terminal.wait(seconds: 30) { $0.text.contains("149,348") }, "\(terminal.emulator.text)")
    terminal.press("C")
    #expect(terminal.wait(seconds: 20) { $0.text.contains("My coins") }, "\(terminal.emulator.text)")
    terminal.press("1")
    #expect(terminal.wait(seconds: 30) { $0.text.contains("@mira_okafor") }, "\(terminal.emulator.text)")
    terminal.press(.control("c"))
    #expect(terminal.waitForExit() == 0)
    let second = try program.start()
    #expect(second.wait(seconds: 30) { $0.text.contains("@mira_okafor") }, "\(second.emulator.text)")
    #expect(second.click("Ranking"))
    #expect(second.wait(seconds: 20) { $0.text.contains("My coins") }, "\(second.emulator.text)")
    second.press("q")
    #expect(second.wait(seconds: 20) { $0.text.contains("149,348") }, "\(second.emulator.text)")
  }
}
