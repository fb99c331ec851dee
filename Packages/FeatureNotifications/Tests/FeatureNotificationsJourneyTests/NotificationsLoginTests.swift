import DemoServer
import Foundation
import Networking
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .builtProgram(with: "login"), .timeLimit(.minutes(15))) struct NotificationsLoginTests {
  private let program = BuiltProgram()

  @Test func `Without a login, the notifications command says how to log in`() async throws {
    try await Golden(
      name: "error-not-logged-in", arguments: ["notifications"], code: 77
    ).check()
  }

  @Test(.builtProgram(with: "rank"))
  func `After a login, another tab shows the number of unread notifications before the first poll`() async throws {
    let server = try await DemoServer.start()
    let base = server.baseURL.appending(path: "mastodon")
    try await program.logInAtMastodon(base)
    let terminal = try program.start(["open", "tessera://ranking"], size: Size(columns: 140, rows: 24))
    // A poll comes after 30 seconds.
    #expect(
      terminal.wait(seconds: 15) { $0.lines[0].contains(/Notifications [1-9]/) && $0.text.contains("Coins") },
      "\(terminal.emulator.text)")
    await server.stop()
  }

  @Test
  func
    `The unread count disappears when notifications are marked as read, and the command fails after a logout`()
    async throws
  {
    var configuration = DemoServer.Configuration()
    // No notification arrives after those that the test marks as read.
    configuration.postInterval = .zero
    let server = try await DemoServer.start(configuration: configuration)
    let base = server.baseURL.appending(path: "mastodon")
    let option = ["--server", "timeline=" + base.absoluteString]
    try await program.logInAtMastodon(base)
    let printed = try program.run(["notifications", "--once"] + option)
    #expect(printed.code == 0 && printed.text.contains("favorited your post"), "\(printed.text)\(printed.errorText)")
    #expect(printed.text.hasPrefix("* "))
    // The token goes to the account's server alone, also if no server is named.
    let own = try program.run(["notifications", "--once"])
    #expect(own.code == 0 && own.text == printed.text, "\(own.text)\(own.errorText)")
    let terminal = try program.start(
      ["open", "tessera://notifications"] + option, size: Size(columns: 140, rows: 24))
    #expect(
      terminal.wait(seconds: 30) {
        $0.text.contains("favorited your post") && $0.lines[0].contains(/Notifications \d/)
      },
      "\(terminal.emulator.text)")
    terminal.press("M")
    #expect(
      terminal.wait(seconds: 30) { !$0.lines[0].contains(/Notifications \d/) }, "\(terminal.emulator.text)")
    terminal.press("q")
    #expect(terminal.waitForExit() == 0)
    let read = try program.run(["notifications", "--json"] + option)
    #expect(read.text.contains(#""unread" : 0"#), "\(read.text)")
    #expect(try program.run(["logout"] + option).code == 0)
    #expect(try program.run(["notifications", "--once"] + option).code == 77)
    await server.stop()
  }
}
