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

  @Test func `If the session cannot be saved, the app says so when it ends, and exits with 0`() throws {
    try program.write("", to: ".local/state")
    let terminal = try program.start(size: Size(columns: 600, rows: 24))
    #expect(terminal.wait(seconds: 30) { $0.title.hasSuffix("- tessera") }, "\(terminal.emulator.text)")
    terminal.press("q")
    #expect(terminal.waitForExit() == 0)
    terminal.wait(for: "The screens and settings of this session could not be saved in ")
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

  @Test func `After a colon, Tab completes an address, and Up shows the last line`() throws {
    let terminal = try program.start()
    #expect(terminal.wait(seconds: 30) { $0.title.hasSuffix("- tessera") }, "\(terminal.emulator.text)")
    terminal.press(":")
    terminal.type("abou")
    terminal.press(.tab)
    #expect(terminal.wait { $0.lines.last?.contains(": about") == true }, "\(terminal.emulator.text)")
    terminal.press(.enter)
    terminal.wait(for: "tessera 0.1.0")
    terminal.press(":", .up)
    #expect(terminal.wait { $0.lines.last?.contains(": about") == true }, "\(terminal.emulator.text)")
  }

  @Test(arguments: ["vt100", "vt220"]) func `A terminal without colors receives no color sequences`(type: String) throws
  {
    let terminal = try program.start(variables: ["TERM": type])
    #expect(terminal.wait(seconds: 30) { $0.title.hasSuffix("- tessera") }, "\(terminal.emulator.text)")
    terminal.press("j", "2", "3", .control("p"))
    terminal.wait(for: "Go to, run, switch")
    let colors = /\x1B\[([0-9;]*;)?([349][0-7]|[34]8;[0-9;]*|10[0-7])m/
    #expect(String(decoding: terminal.output, as: UTF8.self).firstMatch(of: colors) == nil)
  }

  @Test func `With one account, the command that switches accounts says that there is no other`() throws {
    let terminal = try program.start()
    #expect(terminal.wait(seconds: 30) { $0.title.hasSuffix("- tessera") }, "\(terminal.emulator.text)")
    terminal.press(":")
    terminal.type("nextAccount\n")
    terminal.wait(for: "There is no other account.")
  }
}
