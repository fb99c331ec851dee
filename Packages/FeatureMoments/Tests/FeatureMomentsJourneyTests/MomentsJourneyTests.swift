import DemoServer
import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .builtProgram, .timeLimit(.minutes(15))) struct MomentsJourneyTests {
  private let program = BuiltProgram()

  @Test
  func `A user likes a moment, and removes the like with the same key`() throws {
    let terminal = try program.start(["moments"])
    terminal.wait(for: "Tobias Lind")
    let before = terminal.emulator.text.count { $0 == "♥" }
    terminal.press("j", "f")
    #expect(
      terminal.wait(seconds: 20) { $0.text.count { $0 == "♥" } != before }, "\(terminal.emulator.text)")
    terminal.press("f")
    #expect(
      terminal.wait(seconds: 20) { $0.text.count { $0 == "♥" } == before }, "\(terminal.emulator.text)")
  }

  @Test func `A terminal that can show images receives the photos of moments`() throws {
    let terminal = try BuiltProgram().start(
      ["moments"], variables: ["TERM": "xterm-kitty", "COLORTERM": "truecolor"])
    #expect(terminal.wait(seconds: 20) { $0.images.contains { $0.rect.size.columns > 20 } })
    terminal.press("q")
    #expect(terminal.waitForExit() == 0)
  }

  @Test func `A link to a design kit opens the version that the link names`() throws {
    let terminal = try program.start(["open", "https://momentsapp.com/DesignKit?productName=Kit&version=2"])
    terminal.wait(for: "Kit 2")
  }

  @Test func `A screen reader receives moments in lines, without escape sequences`() throws {
    let terminal = try program.start(
      ["moments"], size: Size(columns: 100, rows: 200), variables: ["ACCESSIBLE": "1"])
    terminal.wait(for: "== Moments ==")
    terminal.wait(for: "佐藤 花江")
    terminal.type("j\n")
    terminal.type("f\n")
    terminal.waitForSilence(seconds: 1)
    terminal.type("q\n")
    #expect(terminal.waitForExit() == 0)
    #expect(!terminal.output.contains(0x1B))
  }

  @Test func `All photos of a moment are shown, in space that is reserved before they arrive`() async throws {
    let server = try await DemoServer.start()
    server.inject(.delay(.seconds(3)), into: "/pictures/photos", count: 100)
    let terminal = try program.start(
      ["moments", "--server", server.baseURL.absoluteString], size: Size(columns: 100, rows: 90),
      variables: ["COLORTERM": "truecolor"])
    terminal.wait(for: "Photo 2 of 2")
    terminal.waitForSilence(seconds: 0.5)
    let before = terminal.emulator.lines
    #expect(
      terminal.wait(seconds: 30) { !$0.text.contains("Photo 2 of 2") && $0.text.contains("▄▄▄▄") },
      "\(terminal.emulator.text)")
    let after = terminal.emulator.lines
    let likes = before.indices.filter { before[$0].contains("♡") }
    #expect(likes.count > 2)
    #expect(likes == after.indices.filter { after[$0].contains("♡") }, "\(before)\n\(after)")
    await server.stop()
  }
}
