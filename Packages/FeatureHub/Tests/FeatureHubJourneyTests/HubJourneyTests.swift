import DemoServer
import Foundation
import TerminalAppTest
import TerminalUI
import TerminalUITest
import Testing

@Suite(.serialized, .builtProgram, .timeLimit(.minutes(15))) struct HubJourneyTests {
  private let program = BuiltProgram()

  @Test func `A search leads to a repository, to its issues, and to an issue with its comments`() throws {
    let terminal = try program.start(["open", "tessera://hub"])
    #expect(terminal.wait(seconds: 30) { $0.text.contains("Search repositories") }, "\(terminal.emulator.text)")
    terminal.press("S")
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

  @Test func `The Hub shows popular repositories before the first search, and names the text that matches nothing`()
    throws
  {
    let terminal = try program.start(["open", "tessera://hub"])
    terminal.wait(for: "mira_okafor/teapot")
    terminal.press("S")
    terminal.type("zzqq")
    terminal.wait(for: "No repository matches “zzqq”")
    #expect(!terminal.emulator.text.contains("mira_okafor/teapot"))
  }

  @Test func `An empty commit hash is rejected with a sentence in the user's language`() throws {
    let arguments = ["hub", "commit", "example/reactive-monorepo", ""]
    let english = try program.run(arguments)
    #expect(english.code == 64)
    #expect(
      english.errorText
        == "tessera: The hash is empty. Enter the hash of a commit, which `tessera hub commits` prints.\n")
    let chinese = try program.run(arguments + ["--lang", "zh-Hans"])
    #expect(chinese.code == 64 && chinese.errorText == "tessera: 哈希值为空。请输入提交的哈希值，可由 `tessera hub commits` 得到。\n")
  }

  @Test func `A screen reader receives a repository in lines, and its user opens a row by number`() throws {
    let terminal = try program.start(
      ["hub", "repo", "example/reactive-monorepo"], size: Size(columns: 100, rows: 200), variables: ["ACCESSIBLE": "1"])
    terminal.wait(for: "== Repository ==")
    terminal.wait(for: "Swift 90%")
    terminal.type("4\n")
    terminal.wait(for: "== Commits ==")
    terminal.wait(for: "Pause the fetcher when its screen is covered")
    terminal.type("q\n")
    terminal.type("q\n")
    terminal.type("q\n")
    #expect(terminal.waitForExit() == 0)
    #expect(!terminal.output.contains(0x1B))
  }

  @Test func `Responses are stored until the cache is cleared, but a command without a connection still fails`()
    async throws
  {
    let server = try await DemoServer.start()
    let command = ["hub", "branches", "example/reactive-monorepo", "--server", server.baseURL.absoluteString]
    let first = try program.run(command)
    #expect(first.code == 0, "\(first.errorText)")
    #expect(try program.run(["cache"]).text.contains("responses-hub"))
    #expect(try program.run(command).text == first.text)
    await server.stop()
    #expect(try program.run(command).code == 69)
    #expect(try program.run(["cache", "clear"]).code == 0)
    #expect(try program.run(["cache"]).text.isEmpty)
  }

  @Test(arguments: ["nothing", ""])
  func `Text that is not the name of a repository causes a usage error`(text: String) throws {
    let result = try program.run(["hub", "repo", text])
    #expect(result.code == 64)
    #expect(result.errorText.contains("“\(text)” is not a repository name. Use OWNER/NAME."))
  }

  @Test(arguments: [
    Golden(name: "hub", arguments: ["hub", "search", "reactive"]),
    Golden(name: "repository", arguments: ["hub", "repo", "example/reactive-monorepo"]),
    Golden(name: "issue", arguments: ["hub", "issue", "example/reactive-monorepo", "1"]),
    Golden(name: "issues", arguments: ["hub", "issues", "example/reactive-monorepo"]),
    Golden(name: "commits", arguments: ["hub", "commits", "example/reactive-monorepo"]),
    Golden(
      name: "commit",
      arguments: ["hub", "commit", "example/reactive-monorepo", "077a459b4772cffafdae8dfe65e4f7d7fa223d65"]),
    Golden(name: "contributors", arguments: ["hub", "contributors", "example/reactive-monorepo"]),
    Golden(name: "branches", arguments: ["hub", "branches", "example/reactive-monorepo"]),
    Golden(name: "user", arguments: ["hub", "user", "mira_okafor"]),
    Golden(
      name: "unknown", arguments: ["hub", "repo", "example/unknown"], code: 1),
    Golden(
      name: "routes", arguments: ["routes"], hasServers: false,
      entries: [
        "hub", "hub-repository", "hub-issues", "hub-issue", "hub-commits", "hub-commit", "hub-branches",
        "hub-contributors", "hub-user",
      ]),
  ])
  func `The JSON of each Hub command equals its golden file`(golden: Golden) async throws {
    try await golden.check()
  }
}
