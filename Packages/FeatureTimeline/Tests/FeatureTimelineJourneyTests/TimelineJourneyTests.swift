import DemoServer
import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .builtProgram, .timeLimit(.minutes(15))) struct TimelineJourneyTests {
  private let program = BuiltProgram()

  @Test func `A second launch shows the post that was open, and going back leads to its timeline`() throws {
    let terminal = try program.start()
    terminal.wait(for: "#swift")
    terminal.wait(for: "@mira_okafor")
    #expect(terminal.emulator.title.hasSuffix("- tessera"))
    terminal.press(.enter)
    terminal.wait(for: "> Post")
    #expect(terminal.emulator.unknown.isEmpty, "\(terminal.emulator.unknown)")
    terminal.press(.control("c"))
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.emulator.title == "")

    let second = try program.start()
    second.wait(for: "> Post")
    second.press("q")
    second.wait(for: "@mira_okafor")
    second.press("q")
    #expect(second.waitForExit() == 0)
  }

  @Test func `A terminal that can show images receives avatars, unless images are turned off`() throws {
    let pixels = ["TERM": "xterm-kitty", "COLORTERM": "truecolor"]
    let terminal = try BuiltProgram().start(variables: pixels)
    #expect(terminal.wait(seconds: 20) { $0.images.count > 2 }, "\(terminal.emulator.text)")
    #expect(terminal.emulator.images.allSatisfy { $0.rect.size == Size(columns: 4, rows: 2) })
    terminal.press("q")
    #expect(terminal.waitForExit() == 0)
    let without = try BuiltProgram().start(["--images", "never"], variables: pixels)
    without.wait(for: "[АВ] Аня Волкова")
    without.waitForSilence(seconds: 0.5)
    #expect(without.emulator.images.isEmpty)
    without.press("q")
    #expect(without.waitForExit() == 0)
  }

  @Test func `A link to the members of a timeline is followed regardless of the case of its letters`() throws {
    let terminal = try program.start(["open", "https://MomentsApp.com/app/PEOPLE?Source=@mira_okafor,@anya_v"])
    terminal.wait(for: "Аня Волкова")
  }

  @Test func `A screen reader receives a timeline in numbered lines`() throws {
    let terminal = try program.start(
      ["timeline", "#swift"], size: Size(columns: 100, rows: 200), variables: ["ACCESSIBLE": "1"])
    terminal.wait(for: "== #swift ==")
    terminal.wait(for: "> 1. ")
    terminal.type(":quit\n")
    #expect(terminal.waitForExit() == 0)
    #expect(!terminal.output.contains(0x1B))
  }
}
