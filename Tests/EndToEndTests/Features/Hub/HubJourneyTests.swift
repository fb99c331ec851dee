import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .timeLimit(.minutes(5))) struct HubJourneyTests {
  private let program = Program()

  @Test func `A search leads to a repository, to its issues, and to an issue with its comments`() throws {
    let terminal = try program.start(["open", "tessera://hub"])
    #expect(terminal.wait(seconds: 30) { $0.text.contains("Search repositories") }, "\(terminal.emulator.text)")
    terminal.press("s")
    terminal.type("reactive")
    #expect(terminal.wait(seconds: 30) { $0.text.contains("12.3K") }, "\(terminal.emulator.text)")
    terminal.press(.enter, .enter)
    #expect(terminal.wait(seconds: 30) { $0.text.contains("Swift 90%") }, "\(terminal.emulator.text)")
    terminal.press("j", "j", .enter)
    #expect(terminal.wait(seconds: 30) { $0.text.contains("opened") }, "\(terminal.emulator.text)")
    terminal.press(.enter)
    #expect(terminal.wait(seconds: 30) { $0.text.contains("Body of #") }, "\(terminal.emulator.text)")
    terminal.press("q", "q", "q", "q")
    #expect(terminal.waitForExit() == 0)
  }

  @Test func `Text that is not the name of a repository is a usage error`() throws {
    let result = try program.run(["hub", "repo", "nothing"])
    #expect(result.code == 64)
    #expect(result.errorText.contains("nothing is not the name of a repository. Use OWNER/NAME."))
  }

  @Test(arguments: [
    Golden(of: "Hub", name: "hub", arguments: ["hub", "search", "reactive"]),
    Golden(of: "Hub", name: "repository", arguments: ["hub", "repo", "example/reactive-monorepo"]),
    Golden(of: "Hub", name: "issue", arguments: ["hub", "issue", "example/reactive-monorepo", "1"]),
    Golden(of: "Hub", name: "branches", arguments: ["hub", "branches", "example/reactive-monorepo"]),
    Golden(of: "Hub", name: "user", arguments: ["hub", "user", "mira_okafor"]),
    Golden(
      of: "Hub", name: "unknown", arguments: ["hub", "repo", "example/unknown"], code: 1),
  ])
  func `Each command prints the document of its schema`(golden: Golden) async throws { try await golden.check() }
}
