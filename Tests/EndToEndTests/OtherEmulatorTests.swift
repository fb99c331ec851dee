import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .timeLimit(.minutes(15))) struct OtherEmulatorTests {
  @Test(
    .enabled(if: LibVTerm.isInstalled, "libvterm is not installed: apt-get install libvterm0"), arguments: [80, 120])
  func `libvterm shows the same text as the emulator of these tests after each key of a journey`(columns: Int) throws {
    let terminal = try BuiltProgram().start(
      size: Size(columns: columns, rows: 30), variables: ["COLORTERM": "truecolor"])
    #expect(terminal.wait(seconds: 30) { $0.title.hasSuffix("- tessera") }, "\(terminal.emulator.text)")
    terminal.waitForSilence(seconds: 0.3)
    let keys: [Key] = [
      "j", "j", .enter, .escape, "2", "G", "3", "j", "G", "4", "j", "5", "6", "1", "c", "x", .escape, .control("p"),
      "r",
      .escape, "?", .escape, ",", .escape, "i",
    ]
    for key in keys {
      terminal.press(key)
      terminal.waitForSilence(seconds: 0.3)
      #expect(LibVTerm.differences(from: terminal.emulator, after: terminal.output) == [], "after \(key)")
    }
  }
}
