import DemoServer
import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .builtProgram, .timeLimit(.minutes(15))) struct RankingJourneyTests {
  private let program = BuiltProgram()

  @Test
  func `The ranking of the demo server loads to its end`() throws {
    let terminal = try program.start(["rank"])
    terminal.wait(for: "Ranking")
    terminal.wait(for: "demo server")
    terminal.wait(for: "149,348")
    #expect(toTheEnd(terminal), "\(terminal.emulator.text)")
    #expect(terminal.emulator.text.contains("240"))
    #expect(terminal.emulator.unknown.isEmpty)
    terminal.press("i")
    terminal.wait(for: "tessera 0.1.0")
    terminal.press("q", "q")
    #expect(terminal.waitForExit() == 0)
  }

  @Test
  func `When the server stops, the rows stay above an offer to retry, and loading continues after a restart`()
    async throws
  {
    let server = try await DemoServer.start()
    // So few rows are visible that the second page is not requested yet.
    let terminal = try program.start(
      ["open", "tessera://ranking", "--server", server.baseURL.absoluteString], size: Size(columns: 80, rows: 12))
    terminal.wait(for: "149,348")
    terminal.wait(for: "127.0.0.1:\(server.port)")
    await server.stop()
    terminal.press("G")
    terminal.wait(for: "m Retry")
    #expect(terminal.emulator.lines.contains { $0.hasPrefix(">") && $0.contains(" 30 ") }, "\(terminal.emulator.text)")
    try await server.restart()
    terminal.press("m")
    #expect(toTheEnd(terminal), "\(terminal.emulator.text)")
  }

  @Test
  func `A terminal of 20 columns shows rank, name and coins`() throws {
    let terminal = try program.start(["rank"], size: Size(columns: 20, rows: 10))
    terminal.wait(for: "149,348")
    // The titles appear when the request ends, which can be after its rows arrive.
    #expect(terminal.wait(seconds: 20) { $0.lines.contains { $0.contains("Rank ") && $0.contains("Coins") } })
    terminal.press("q")
    #expect(terminal.waitForExit() == 0)
  }

  @Test(arguments: ["q", Key.control("c")] as [Key])
  func `Quitting restores the terminal`(_ key: Key) throws {
    let terminal = try program.start(["rank"])
    terminal.wait(for: "149,348")
    #expect(terminal.settings != terminal.initialSettings)
    terminal.press(key)
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.settings == terminal.initialSettings)
    #expect(!terminal.emulator.isAlternate && terminal.emulator.isCursorShown && terminal.emulator.modes.isEmpty)
  }

  @Test
  func `The option --lang zh-Hans shows the ranking in Chinese`() throws {
    let terminal = try program.start(["rank", "--lang", "zh-Hans"])
    terminal.wait(for: "积分")
    terminal.wait(for: "演示服务器")
  }

  @Test
  func `Ctrl-Z suspends the program, and fg resumes it`() throws {
    let terminal = try program.start(
      shell: "set -m; $PROGRAM rank; echo stopped; read line; fg; echo shell $?")
    terminal.wait(for: "149,348")
    terminal.press(.control("z"))
    terminal.wait(for: "stopped")
    #expect(terminal.settings == terminal.initialSettings && !terminal.emulator.isAlternate)
    terminal.type("\n")
    #expect(terminal.wait(seconds: 20) { $0.isAlternate && $0.text.contains("149,348") }, "\(terminal.emulator.text)")
    terminal.press("q")
    terminal.wait(for: "shell 0")
    #expect(terminal.settings == terminal.initialSettings)
  }

  @Test
  func `The program writes nothing during ten idle seconds`() throws {
    let terminal = try program.start(["rank"])
    terminal.wait(for: "149,348")
    terminal.wait(for: "Rank ")
    terminal.waitForSilence(seconds: 1)
    let before = terminal.output.count
    terminal.waitForSilence(seconds: 10)
    #expect(terminal.output.count == before)
  }

  @Test
  func `One key switches the language, another key switches the theme, and both settings are stored`() throws {
    let terminal = try program.start(["rank"])
    terminal.wait(for: "149,348")
    terminal.press("L")
    terminal.wait(for: "积分")
    terminal.press("T", "q")
    #expect(terminal.waitForExit() == 0)
    let settings = try program.run(["config"]).text
    #expect(settings.contains(/lang +zh-Hans +上次会话/), "\(settings)")
    #expect(settings.contains(/theme +day +上次会话/), "\(settings)")
  }

  @Test func `A screen reader receives the ranking in lines`() throws {
    let terminal = try program.start(
      ["rank"], size: Size(columns: 100, rows: 200), variables: ["ACCESSIBLE": "1"])
    terminal.wait(for: "149,348")
    terminal.wait(for: "60 rows · m Load more")
    terminal.type("m\n")
    terminal.wait(for: "90 rows · m Load more")
    terminal.type(":tessera://about\n")
    terminal.wait(for: "== About ==")
    terminal.type("q\n")
    terminal.type("q\n")
    #expect(terminal.waitForExit() == 0)
    #expect(!terminal.output.contains(0x1B))
  }

  @Test func `A refresh keeps the selected row on the last page`() throws {
    let terminal = try program.start(["rank"])
    terminal.wait(for: "149,348")
    #expect(toTheEnd(terminal), "\(terminal.emulator.text)")
    terminal.press("k")
    terminal.waitForSilence()
    let selected = terminal.emulator.lines.first { $0.hasPrefix(">") }
    terminal.press("R")
    terminal.waitForSilence(seconds: 1)
    let after = terminal.emulator.lines.first { $0.hasPrefix(">") }
    #expect(selected?.contains(#/> +2\d\d /#) == true && after == selected, "\(terminal.emulator.text)")
  }

  @Test func `A search that finds nothing in the loaded rows says so, each time`() throws {
    let terminal = try program.start(["rank"], size: Size(columns: 80, rows: 12))
    terminal.wait(for: "149,348")
    terminal.press("/")
    terminal.type("zzz")
    terminal.press(.enter)
    terminal.wait(for: "Searched only the 30 rows")
    terminal.press("j")
    #expect(terminal.wait { !$0.text.contains("Searched only") }, "\(terminal.emulator.text)")
    terminal.press("n")
    terminal.wait(for: "Searched only the 30 rows")
  }

  /// Goes to the last row repeatedly. Each of the eight pages of 30 rows needs at most as many steps.
  private func toTheEnd(_ terminal: PseudoTerminal) -> Bool {
    for _ in 0..<40 {
      terminal.press("G")
      if terminal.wait(seconds: 0.5, until: { $0.text.contains("No more data") }) { return true }
    }
    return false
  }
}
