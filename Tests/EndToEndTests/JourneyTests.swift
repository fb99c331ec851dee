import DemoServer
import Foundation
import TerminalUI
import TerminalUITest
import Testing

@Suite("A journey", .serialized, .timeLimit(.minutes(5))) struct JourneyTests {
  private let program = Program()

  private func wait(
    _ terminal: PseudoTerminal, for text: String, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      terminal.wait(seconds: 30) { $0.text.contains(text) }, "\(text)\n\(terminal.emulator.text)",
      sourceLocation: location)
  }

  @Test("of the first start: the timeline of the app's own server, all tabs by their numbers, and back where one was")
  func tabs() throws {
    let terminal = try program.start()
    wait(terminal, for: "1 Timeline  2 Moments  3 Ranking  4 Account")
    wait(terminal, for: "#swift")
    wait(terminal, for: "@mira_okafor")
    #expect(terminal.emulator.title.hasSuffix("- tessera"))
    terminal.press("2")
    wait(terminal, for: "佐藤 花江")
    terminal.press("3")
    wait(terminal, for: "149348")
    terminal.press("]")
    wait(terminal, for: "Play Android")
    terminal.press("1")
    wait(terminal, for: "@mira_okafor")
    terminal.press(.enter)
    wait(terminal, for: "> Post")
    #expect(terminal.emulator.unknown.isEmpty, "\(terminal.emulator.unknown)")
    terminal.press(.control("c"))
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.emulator.title == "")

    let second = try program.start()
    wait(second, for: "> Post")
    second.press("q")
    wait(second, for: "@mira_okafor")
    second.press("q")
    #expect(second.waitForExit() == 0)
  }

  @Test(
    "a terminal that shows pixels is sent the pictures of those who wrote, and of moments; or none, if none are wanted")
  func pictures() throws {
    let pixels = ["TERM": "xterm-kitty", "COLORTERM": "truecolor"]
    let terminal = try Program().start(variables: pixels)
    #expect(terminal.wait(seconds: 20) { $0.pictures.count > 2 }, "\(terminal.emulator.text)")
    #expect(terminal.emulator.pictures.allSatisfy { $0.rect.size == Size(columns: 4, rows: 2) })
    terminal.press("2")
    #expect(terminal.wait(seconds: 20) { $0.pictures.contains { $0.rect.size.columns > 20 } })
    terminal.press("q")
    #expect(terminal.waitForExit() == 0)
    let without = try Program().start(["--pictures", "never"], variables: pixels)
    wait(without, for: "[MO] Mira Okafor")
    without.waitForSilence(seconds: 0.5)
    #expect(without.emulator.pictures.isEmpty)
    without.press("q")
    #expect(without.waitForExit() == 0)
  }

  @Test("to a last session that cannot be read: a fresh start that says so")
  func brokenState() throws {
    try program.write("{", to: ".local/state/tessera/state.json")
    let terminal = try program.start()
    wait(terminal, for: "Where you were last time could not be read")
    wait(terminal, for: "@mira_okafor")
  }

  @Test("through logging in and out by telephone number")
  func login() throws {
    let terminal = try program.start(["open", "tessera://account"])
    wait(terminal, for: "Telephone number")
    terminal.press(.enter)
    wait(terminal, for: "Number")
    terminal.type("13800138000")
    terminal.press(.tab)
    terminal.type("123456")
    wait(terminal, for: "••••••")
    terminal.press(.enter, .enter)
    wait(terminal, for: "Tangent")
    wait(terminal, for: "Telephone number")
    terminal.press(.enter)
    wait(terminal, for: "Do you really want to log out?")
    terminal.press("y")
    #expect(terminal.wait(seconds: 20) { !$0.text.contains("Tangent") }, "\(terminal.emulator.text)")
  }

  @Test("to a like, and back")
  func like() throws {
    let terminal = try program.start(["moments"])
    wait(terminal, for: "Tobias Lind")
    let before = terminal.emulator.text.count { $0 == "♥" }
    terminal.press("j", "l")
    #expect(
      terminal.wait(seconds: 20) { $0.text.count { $0 == "♥" } != before }, "\(terminal.emulator.text)")
    terminal.press("l")
    #expect(
      terminal.wait(seconds: 20) { $0.text.count { $0 == "♥" } == before }, "\(terminal.emulator.text)")
  }

  @Test("along a link, cold and in the running app, whatever its case; one that leads nowhere is said")
  func links() throws {
    let terminal = try program.start(["open", "https://MomentsApp.com/app/PEOPLE?Source=@mira_okafor,@anya_v"])
    wait(terminal, for: "Аня Волкова")
    terminal.press(":")
    terminal.type("https://momentsapp.com/DesignKit?productName=Kit&version=2\n")
    wait(terminal, for: "Kit 2")
    terminal.press(":")
    terminal.type("tessera://nowhere\n")
    wait(terminal, for: "No command or address: tessera://nowhere")
    terminal.press(":")
    terminal.type("about\n")
    wait(terminal, for: "tessera 0.1.0")
    #expect(try program.run(["open", "tessera://nowhere"]).code == 64)
  }

  @Test("through windows of all sizes, on every tab")
  func resize() throws {
    let terminal = try program.start()
    wait(terminal, for: "@mira_okafor")
    for size in [
      Size(columns: 120, rows: 40), Size(columns: 20, rows: 6), Size(columns: 5, rows: 2), Size(columns: 80, rows: 24),
    ] {
      terminal.resize(to: size)
      terminal.press("2", "3", "4", "1")
      terminal.waitForSilence(seconds: 0.3)
      #expect(terminal.emulator.unknown.isEmpty)
    }
    wait(terminal, for: "@mira_okafor")
    terminal.press("q")
    #expect(terminal.waitForExit() == 0)
  }

  @Test("interrupted by Ctrl-Z, and gone on with")
  func suspend() throws {
    let terminal = try program.start(
      shell: "set -m; $PROGRAM rank; echo stopped; read line; fg; echo shell $?")
    wait(terminal, for: "149348")
    terminal.press(.control("z"))
    wait(terminal, for: "stopped")
    #expect(terminal.settings == terminal.initialSettings && !terminal.emulator.isAlternate)
    terminal.type("\n")
    #expect(terminal.wait(seconds: 20) { $0.isAlternate && $0.text.contains("149348") }, "\(terminal.emulator.text)")
    terminal.press("q")
    wait(terminal, for: "shell 0")
    #expect(terminal.settings == terminal.initialSettings)
  }

  @Test("in Chinese from the second key on, and in light colours from the third")
  func languages() throws {
    let terminal = try program.start(["rank"])
    wait(terminal, for: "149348")
    terminal.press("L")
    wait(terminal, for: "1 时间线  2 朋友圈  3 积分  4 账号")
    terminal.press("4")
    wait(terminal, for: "手机号")
    terminal.press("T", "q")
    #expect(terminal.waitForExit() == 0)
    let settings = try program.run(["config"]).text
    #expect(settings.contains("lang             zh-Hans      last session"), "\(settings)")
    #expect(settings.contains("theme            light        last session"), "\(settings)")
  }

  @Test("for a screen reader: every tab, a like and a login, in lines that never move a cursor")
  func screenReader() throws {
    let terminal = try program.start(size: Size(columns: 100, rows: 200), variables: ["ACCESSIBLE": "1"])
    wait(terminal, for: "== #swift ==")
    wait(terminal, for: "> 1. ")
    terminal.type("]\n")
    wait(terminal, for: "== Moments ==")
    wait(terminal, for: "佐藤 花江")
    terminal.type("j\n")
    terminal.type("l\n")
    terminal.waitForSilence(seconds: 1)
    terminal.type("]\n")
    wait(terminal, for: "149348")
    terminal.type("]\n")
    wait(terminal, for: "== Accounts ==")
    terminal.type("1\n")
    wait(terminal, for: "== Log in ==")
    terminal.type("13800138000\n")
    wait(terminal, for: "2. Password")
    terminal.type("123456\n")
    terminal.type(":3\n")
    wait(terminal, for: "Tangent")
    terminal.type("q\n")
    #expect(terminal.waitForExit() == 0)
    #expect(!terminal.output.contains(0x1B))
  }

  @Test("of ten seconds without anything to do: not one byte")
  func idle() throws {
    let terminal = try program.start(["rank"])
    wait(terminal, for: "149348")
    wait(terminal, for: "Rank ")
    terminal.waitForSilence(seconds: 1)
    let before = terminal.output.count
    terminal.waitForSilence(seconds: 10)
    #expect(terminal.output.count == before)
  }
}
