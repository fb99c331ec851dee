import DemoServer
import Foundation
import TerminalUI
import TerminalUITest
import Testing

@Suite("In a terminal", .serialized, .timeLimit(.minutes(5))) struct RankingJourneyTests {
  private let program = Program()

  private func wait(_ terminal: PseudoTerminal, for text: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(
      terminal.wait(seconds: 20) { $0.text.contains(text) }, "\(terminal.emulator.text)", sourceLocation: location)
  }

  @Test("the ranking of the app's own server is paged to its end")
  func pages() throws {
    let terminal = try program.start(["rank"])
    wait(terminal, for: "3 Ranking")
    wait(terminal, for: "demo server")
    wait(terminal, for: "149348")
    #expect(toTheEnd(terminal), "\(terminal.emulator.text)")
    #expect(terminal.emulator.text.contains("240"))
    #expect(terminal.emulator.unknown.isEmpty)
    terminal.press("i")
    wait(terminal, for: "tessera 0.1.0")
    terminal.press("q", "q")
    #expect(terminal.waitForExit() == 0)
  }

  @Test("a server that goes away leaves the rows and offers to try again, and all goes on when it is back")
  func outage() async throws {
    let server = try await DemoServer.start()
    // So few rows are seen that the second page is not asked for yet.
    let terminal = try program.start(
      ["open", "tessera://ranking", "--server", server.baseURL.absoluteString], size: Size(columns: 80, rows: 12))
    wait(terminal, for: "149348")
    wait(terminal, for: "127.0.0.1:\(server.port)")
    await server.stop()
    terminal.press("G")
    wait(terminal, for: "m retry")
    #expect(terminal.emulator.lines.contains { $0.hasPrefix(">") && $0.contains(" 30 ") }, "\(terminal.emulator.text)")
    try await server.restart()
    terminal.press("m")
    #expect(toTheEnd(terminal), "\(terminal.emulator.text)")
  }

  @Test("twenty columns are enough to read rank, name and coins")
  func narrow() throws {
    let terminal = try program.start(["rank"], size: Size(columns: 20, rows: 10))
    wait(terminal, for: "149348")
    // The titles come once the request is over, which may be after its rows.
    #expect(terminal.wait(seconds: 20) { $0.lines.contains { $0.contains("Rank ") && $0.contains("Coins") } })
    terminal.press("q")
    #expect(terminal.waitForExit() == 0)
  }

  @Test("quitting leaves the terminal as it was", arguments: ["q", Key.control("c")] as [Key])
  func restores(_ key: Key) throws {
    let terminal = try program.start(["rank"])
    wait(terminal, for: "149348")
    #expect(terminal.settings != terminal.initialSettings)
    terminal.press(key)
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.settings == terminal.initialSettings)
    #expect(!terminal.emulator.isAlternate && terminal.emulator.isCursorShown && terminal.emulator.modes.isEmpty)
  }

  @Test("Chinese is spoken on request")
  func chinese() throws {
    let terminal = try program.start(["rank", "--lang", "zh-Hans"])
    wait(terminal, for: "3 积分")
    wait(terminal, for: "演示服务器")
  }

  /// Goes to the last row again and again; eight pages of 30 rows each need at most as many steps.
  private func toTheEnd(_ terminal: PseudoTerminal) -> Bool {
    for _ in 0..<40 {
      terminal.press("G")
      if terminal.wait(seconds: 0.5, until: { $0.text.contains("No more data") }) { return true }
    }
    return false
  }
}
