import DemoServer
import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .builtProgram(with: "login", "rank", "timeline"), .timeLimit(.minutes(15))) struct PaletteTests {
  @Test func `A few letters select a screen, a person, a hashtag or a theme in the palette`() throws {
    let terminal = try BuiltProgram().start(size: Size(columns: 100, rows: 30))
    terminal.wait(for: "Rosa Valverde @rosa_v")
    terminal.press(.control("p"))
    for (text, best) in [("ran", "Ranking"), ("@mir", "@mira_okafor"), ("#sw", "#swift"), ("dark", "Night theme")] {
      terminal.press(.control("u"))
      terminal.type(text)
      terminal.wait(for: "│ > \(best) ")
    }
    terminal.wait(for: "⏎ run · esc close")
    #expect(terminal.emulator.text.contains(/╰─ \d+ of \d+ ─/), "\(terminal.emulator.text)")
    #expect(terminal.click("esc close"))
    #expect(terminal.wait(seconds: 30) { !$0.text.contains("╭─ Go to") }, "\(terminal.emulator.text)")
  }

  @Test func `The palette knows the people of the last session before posts arrive`() async throws {
    let server = try await DemoServer.start()
    let program = BuiltProgram()
    let address = ["--server", server.baseURL.absoluteString]
    let first = try program.start(
      ["open", "tessera://timeline?source=%23swift"] + address, size: Size(columns: 100, rows: 30))
    first.wait(for: "@omar_h")
    first.press(.control("c"))
    #expect(first.waitForExit() == 0)
    await server.stop()
    let second = try program.start(["open", "tessera://ranking"] + address, size: Size(columns: 100, rows: 30))
    second.wait(for: "╭─ Ranking")
    second.press(.control("p"))
    second.type("@omar")
    second.wait(for: "│ > @omar_h@other.example ")
  }
}
