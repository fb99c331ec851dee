import DemoServer
import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .timeLimit(.minutes(15))) struct JourneyTests {
  private let program = BuiltProgram()

  @Test
  func `If the last session cannot be read, the app starts and shows a message`() throws {
    try program.write("{", to: ".local/state/tessera/state.json")
    let terminal = try program.start()
    terminal.wait(for: "Your last session could not be restored")
  }

  @Test func `The command line of the app accepts the name of a screen, and reports an unknown URL`() throws {
    let terminal = try program.start()
    #expect(terminal.wait(seconds: 30) { $0.title.hasSuffix("- tessera") }, "\(terminal.emulator.text)")
    terminal.press(":")
    terminal.type("tessera://nowhere\n")
    terminal.wait(for: "“tessera://nowhere” is not a command or an address. Press ? for help.")
    terminal.press(":")
    terminal.type("about\n")
    terminal.wait(for: "tessera 0.1.0")
    #expect(try program.run(["open", "tessera://nowhere"]).code == 64)
  }

  @Test func `The app writes only known sequences in its first four tabs, in windows of several sizes`() throws {
    let terminal = try program.start()
    #expect(terminal.wait(seconds: 30) { $0.title.hasSuffix("- tessera") }, "\(terminal.emulator.text)")
    for size in [
      Size(columns: 120, rows: 40), Size(columns: 20, rows: 6), Size(columns: 5, rows: 2), Size(columns: 80, rows: 24),
    ] {
      terminal.resize(to: size)
      terminal.press("2", "3", "4", "1")
      terminal.waitForSilence(seconds: 0.3)
      #expect(terminal.emulator.unknown.isEmpty)
    }
    #expect(terminal.wait(seconds: 30) { $0.text.contains { $0.isLetter } }, "\(terminal.emulator.text)")
    terminal.press("q")
    #expect(terminal.waitForExit() == 0)
  }
}
