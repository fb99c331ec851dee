import DemoServer
import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .builtProgram(with: "login"), .timeLimit(.minutes(15))) struct NotificationsJourneyTests {
  private let program = BuiltProgram()

  @Test func `Without an account, the notifications tab says that the user is not logged in`() async throws {
    let server = try await DemoServer.start()
    let url = server.baseURL.appending(path: "mastodon").absoluteString
    let terminal = try program.start(["open", "tessera://notifications", "--server", "timeline=\(url)"])
    #expect(
      terminal.wait(seconds: 30) { $0.text.contains("You are not logged in to Mastodon.") },
      "\(terminal.emulator.text)")
    terminal.press("q")
    #expect(terminal.waitForExit() == 0)
    await server.stop()
  }

  @Test func `The address of the notifications equals its golden file`() async throws {
    try await Golden(name: "routes", arguments: ["routes"], hasServers: false, entries: ["notifications"]).check()
  }

  @Test func `In the demo, a glance at the notifications marks nothing as read`() throws {
    let size = Size(columns: 140, rows: 24)
    let terminal = try program.start(size: size)
    #expect(
      terminal.wait(seconds: 30) {
        $0.lines[0].contains("Notifications 40") && $0.text.contains("Demo: nothing leaves")
      },
      "\(terminal.emulator.text)")
    terminal.press("6")
    terminal.press("1")
    terminal.press("4")
    #expect(terminal.wait(seconds: 30) { $0.text.contains("mira_okafor") }, "\(terminal.emulator.text)")
    #expect(terminal.emulator.lines[0].contains("Notifications 40"))
    terminal.press("q")
    #expect(terminal.waitForExit() == 0)
  }

  @Test(.builtProgram(with: "rank"))
  func `The second start of the demo restores the screen, and the hidden line about the demo`() throws {
    let first = try program.start()
    #expect(first.wait(seconds: 30) { $0.text.contains("Demo: nothing leaves this machine · A log in") })
    first.press(.escape)
    #expect(first.wait(seconds: 30) { !$0.text.contains("Demo: nothing leaves") }, "\(first.emulator.text)")
    #expect(first.click("Ranking"))
    #expect(first.wait(seconds: 30) { $0.text.contains("Coins") }, "\(first.emulator.text)")
    first.press("q")
    #expect(first.waitForExit() == 0)
    let second = try program.start()
    #expect(second.wait(seconds: 30) { $0.text.contains("Coins") }, "\(second.emulator.text)")
    #expect(!second.emulator.text.contains("Demo: nothing leaves"))
    second.press("q")
    #expect(second.waitForExit() == 0)
  }

  @Test(.builtProgram(with: "timeline"))
  func `The key p shows the profile of the person in a notification`() throws {
    let terminal = try program.start(["open", "tessera://notifications"])
    #expect(terminal.wait(seconds: 30) { $0.lines.contains { $0.hasPrefix(">") } }, "\(terminal.emulator.text)")
    terminal.press("p")
    #expect(terminal.wait(seconds: 30) { $0.title.hasPrefix("Profile") }, "\(terminal.emulator.text)")
    terminal.wait(for: "followers")
  }
}
