import DemoServer
import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .builtProgram, .timeLimit(.minutes(15))) struct LoginJourneyTests {
  private let program = BuiltProgram()

  @Test
  func `A user logs in with a phone number, and logs out`() throws {
    let terminal = try program.start(["open", "tessera://account", "--server", "timeline=http://127.0.0.1:9"])
    terminal.wait(for: "Phone number")
    terminal.press(.enter)
    terminal.wait(for: "Password")
    terminal.type("13800138000")
    terminal.press(.tab)
    terminal.type("123456")
    terminal.wait(for: "••••••")
    terminal.press(.enter)
    terminal.wait(for: "Tangent")
    terminal.wait(for: "Phone number")
    terminal.press("X")
    terminal.wait(for: "Do you really want to log out?")
    terminal.press("y")
    #expect(terminal.wait(seconds: 20) { !$0.text.contains("Tangent") }, "\(terminal.emulator.text)")
  }

  @Test func `A user of a screen reader logs in by answering one question at a time`() throws {
    let terminal = try program.start(
      ["open", "tessera://account", "--server", "timeline=http://127.0.0.1:9"],
      size: Size(columns: 100, rows: 200), variables: ["ACCESSIBLE": "1"])
    terminal.wait(for: "== Accounts ==")
    terminal.type("1\n")
    terminal.wait(for: "== Log in ==")
    terminal.type("13800138000\n")
    terminal.wait(for: "2. Password")
    terminal.type("123456\n")
    terminal.type(":3\n")
    terminal.wait(for: "Tangent")
    terminal.type("q\n")
    #expect(terminal.waitForExit() == 0)
    #expect(!terminal.output.contains(0x1B))
  }

  @Test func `After a refused login, a digit replaces the password`() throws {
    let terminal = try program.start(["open", "tessera://login?at=wanandroid"])
    terminal.wait(for: "Password")
    terminal.type("alice")
    terminal.press(.tab)
    terminal.type("wrong")
    terminal.press(.enter)
    terminal.wait(for: "Login failed")
    terminal.type("1")
    #expect(
      terminal.wait { $0.lines.contains { $0.hasPrefix("Password") && $0.hasSuffix("  •") } },
      "\(terminal.emulator.text)")
  }

  @Test func `At Mastodon, typing replaces the preset server, and an empty code asks for the code`() async throws {
    let server = try await DemoServer.start()
    let terminal = try program.start(["open", "tessera://login?at=mastodon"], variables: ["PATH": "/nowhere"])
    #expect(terminal.wait(seconds: 30) { $0.text.contains(/Server +http/) }, "\(terminal.emulator.text)")
    terminal.type(server.baseURL.appending(path: "mastodon").absoluteString)
    #expect(
      terminal.wait { $0.text.contains("Server  \(server.baseURL.absoluteString)") }, "\(terminal.emulator.text)")
    terminal.press(.enter)
    terminal.wait(for: "oauth/authorize")
    terminal.press(.enter)
    terminal.wait(for: "Enter the code")
    await server.stop()
  }

  @Test func `A button has one color, or is muted while it cannot be pressed`() async throws {
    let server = try await DemoServer.start()
    server.inject(.delay(.seconds(2)), method: "POST")
    let terminal = try program.start(
      ["open", "tessera://login?at=wanandroid", "--server", server.baseURL.absoluteString],
      variables: ["COLORTERM": "truecolor", "TERM": "xterm-256color"])
    terminal.wait(for: "[ Log in ]")
    let muted = color(of: "Log in", in: terminal)
    terminal.type("alice")
    terminal.press(.tab)
    terminal.type("wrong")
    #expect(terminal.wait { _ in color(of: "Log in", in: terminal) != muted }, "\(terminal.emulator.text)")
    let accent = color(of: "Log in", in: terminal)
    terminal.press(.enter)
    terminal.wait(for: "Logging in")
    #expect([muted, accent].contains(color(of: "Log in", in: terminal)))
    terminal.wait(for: "Login failed")
    #expect(terminal.wait { _ in color(of: "Log in", in: terminal) == accent }, "\(terminal.emulator.text)")
    await server.stop()
  }

  /// Returns the color of a button's title.
  private func color(of title: String, in terminal: PseudoTerminal) -> Set<String>? {
    for (row, line) in terminal.emulator.lines.enumerated() {
      guard let range = line.firstRange(of: "[ \(title) ]") else { continue }
      let column = line.distance(from: line.startIndex, to: range.lowerBound) + 2
      return terminal.emulator.cells[row][column].look.filter { $0.hasPrefix("38;") }
    }
    return nil
  }
}
