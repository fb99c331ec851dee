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
    terminal.press("f")
    #expect(
      terminal.wait(seconds: 20) { $0.text.count { $0 == "♥" } != before }, "\(terminal.emulator.text)")
    terminal.press("f")
    #expect(
      terminal.wait(seconds: 20) { $0.text.count { $0 == "♥" } == before }, "\(terminal.emulator.text)")
  }

  @Test func `The selected moment is shown beside the list in a wide window, by keys and by mouse`() throws {
    let terminal = try program.start(["moments"], size: Size(columns: 140, rows: 40))
    terminal.wait(for: "Tobias Lind")
    terminal.wait(for: "╭─ Moment ─")
    terminal.wait(for: "▣ A lake at dusk")
    terminal.wait(for: "♡ 2 · 佐藤 花江, 李伟")
    terminal.wait(for: "shared with 3 · ")
    #expect(terminal.click("Low-level programming on Linux"))
    terminal.wait(for: "▣ The same desk, seen from the door")
    #expect(terminal.emulator.text.contains("╭─ Moments ─"))
    #expect(terminal.click("▣ The same desk, seen from the door"))
    #expect(terminal.wait(seconds: 20) { $0.text.contains("o Open link") }, "\(terminal.emulator.text)")
  }

  @Test func `Below 100 columns, Enter opens a moment and Esc returns to the list`() throws {
    let terminal = try program.start(["moments"], size: Size(columns: 80, rows: 24))
    terminal.wait(for: "Tobias Lind")
    terminal.press("j", .enter)
    terminal.wait(for: "▣ A terminal with a debugger")
    #expect(!terminal.emulator.text.contains("24 moments"))
    terminal.press(.escape)
    terminal.wait(for: "24 moments")
  }

  @Test(arguments: [("en", "▣ A lake at dusk", "shared with 3"), ("zh-Hans", "▣ A lake at dusk", "分享给 3 人")])
  func `A link opens a moment, in each language`(language: String, photo: String, shared: String) throws {
    let terminal = try program.start(["open", "tessera://moment?id=0", "--lang", language])
    terminal.wait(for: photo)
    terminal.wait(for: shared)
    let text = try program.run(["open", "tessera://moment?id=0", "--lang", language, "--once"]).text
    #expect(text.contains(shared) && text.contains("lake.png  A lake at dusk"), "\(text)")
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
    terminal.wait(for: "The same desk, seen from the door")
    terminal.waitForSilence(seconds: 0.5)
    let before = terminal.emulator.lines
    #expect(
      terminal.wait(seconds: 30) { !$0.text.contains("The same desk") && $0.text.contains("▄▄▄▄") },
      "\(terminal.emulator.text)")
    let after = terminal.emulator.lines
    let likes = before.indices.filter { before[$0].contains("shared with") }
    #expect(likes.count > 2)
    #expect(likes == after.indices.filter { after[$0].contains("shared with") }, "\(before)\n\(after)")
    await server.stop()
  }
}
