import DemoServer
import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .builtProgram(with: "login"), .timeLimit(.minutes(15))) struct TimelineJourneyTests {
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

  @Test func `A post shows its first replies, and a key leads to the thread`() throws {
    let terminal = try program.start(["timeline", "#swift"], size: Size(columns: 140, rows: 60))
    terminal.wait(for: "Deleted 1,400 lines")
    #expect(terminal.click("Deleted 1,400 lines", times: 2))
    #expect(
      terminal.wait(seconds: 20) { $0.text.contains(/── 3 replies ─+/) && $0.text.contains("││ │ ") },
      "\(terminal.emulator.text)")
    terminal.press("t")
    terminal.wait(for: "› Thread ─")
  }

  @Test func `The palette and the command line find a timeline by its name`() throws {
    let terminal = try program.start(["timeline", "#swift"])
    terminal.wait(for: "#swift")
    terminal.press(.control("p"))
    terminal.type("bookmarks")
    #expect(terminal.wait(seconds: 20) { $0.text.contains(/Bookmarks +screen/) }, "\(terminal.emulator.text)")
    terminal.press(.enter)
    #expect(terminal.wait(seconds: 20) { $0.text.contains("> Bookmarks") }, "\(terminal.emulator.text)")
    terminal.type(":local\n")
    #expect(terminal.wait(seconds: 20) { $0.text.contains("> Local") }, "\(terminal.emulator.text)")
    terminal.type(":ho\t\n")
    #expect(terminal.wait(seconds: 20) { $0.text.contains("> Home") }, "\(terminal.emulator.text)")
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

  @Test func `Facts are symbols without colors, too, and letters if the user wants no symbols`() throws {
    let colorless = try BuiltProgram().start(variables: ["NO_COLOR": "1"])
    colorless.wait(for: "♡ ")
    colorless.press("q")
    #expect(colorless.waitForExit() == 0)
    for arguments in [["--ascii"], ["--set", "symbols=ascii"]] {
      let terminal = try BuiltProgram().start(arguments)
      terminal.wait(for: "fav ")
      #expect(terminal.emulator.text.contains("Аня Волкова"), "Letters stay.")
      let symbols = terminal.emulator.text.unicodeScalars.filter { (0x2026...0x27BF).contains($0.value) }
      #expect(symbols.isEmpty, "\(terminal.emulator.text)")
      terminal.press("q")
      #expect(terminal.waitForExit() == 0)
    }
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

  @Test func `A timeline that could not be loaded is not shown by the next launch`() throws {
    let first = try program.start()
    first.wait(for: "Demo: nothing leaves")
    first.press("s", "S")
    first.type("@nobody")
    first.press(.enter)
    first.wait(for: "The user @nobody does not exist on the server.")
    #expect(first.emulator.text.contains("Loading failed"))
    first.press(.control("c"))
    #expect(first.waitForExit() == 0)
    let second = try program.start()
    second.wait(for: "Home · @mira_okafor")
    #expect(!second.emulator.text.contains("@nobody"))
  }

  @Test func `A post that x has unfolded in a timeline stays unfolded when Enter opens it`() throws {
    let terminal = try program.start(size: Size(columns: 80, rows: 30))
    terminal.wait(for: "▸ Content warning: series finale")
    terminal.press("/")
    terminal.type("finale")
    terminal.press(.enter, "x")
    terminal.wait(for: "▾ Content warning: series finale")
    terminal.press(.enter)
    terminal.wait(for: "> Post")
    terminal.wait(for: "▾ Content warning: series finale")
  }

  @Test func `The search says what it finds and what Enter does, before and after a text is typed`() throws {
    let terminal = try program.start(["open", "tessera://search"])
    terminal.wait(for: "Type a name, a #hashtag, text")
    terminal.wait(for: "Enter Results")
    #expect(!terminal.emulator.text.contains("None found"))
    terminal.type("zzqq")
    terminal.wait(for: "Nothing matches “zzqq”")
    terminal.press(.enter)
    terminal.wait(for: "S Edit search")
  }

  @Test func `The label of a link ends with an ellipsis if it does not fit`() throws {
    let terminal = try program.start(
      ["open", "tessera://post?id=112350000235000000&source=local"], size: Size(columns: 60, rows: 24))
    terminal.wait(for: "[1] Swifts circle above roofs in …  http")
  }

  @Test func `The label for new posts covers no text of a narrow timeline`() async throws {
    let server = try await DemoServer.start()
    let terminal = try program.start(
      ["timeline", "local", "--server", server.baseURL.absoluteString], size: Size(columns: 60, rows: 20))
    terminal.wait(for: "@mira_okafor")
    for _ in 0..<6 { terminal.press("j") }
    terminal.waitForSilence()
    let before = terminal.emulator.cells
    server.publishPosts(3)
    terminal.press("R")
    terminal.wait(for: " new · g")
    let row = try #require(terminal.emulator.lines.firstIndex { $0.contains(" new · g") })
    for (old, new) in zip(before[row], terminal.emulator.cells[row]) where old.text != " " {
      #expect(old.text == new.text, "\(terminal.emulator.text)")
    }
    await server.stop()
  }
}
