import ArgumentParser
import Presentation
import Testing

@testable import TerminalApp

@Suite(.toy) struct LocalizedHelpTests {
  @Test func `The Chinese usage names a subcommand only if the command has one`() {
    #expect(Language.zhHans.help("USAGE: toy <subcommand>") == "用法：toy <子命令>")
    #expect(Language.zhHans.help("USAGE: toy config [--json]") == "用法：toy config [--json]")
  }

  @Test func `A single page can be printed, but not none`() throws {
    #expect(try ReadingOptions.parse(["--pages", "1"]).pages == 1)
    let error = #expect(throws: (any Error).self) { try ReadingOptions.parse(["--pages", "0"]) }
    #expect(
      error.map { ReadingOptions.message(for: $0) } == "--pages 0 is not a valid number of pages. Use 1 or more.")
  }

  @Test func `A hyphen in the name of an app is an underscore in its environment variables, also in the help`() {
    let app = AppDefinition(name: "toy-demo", version: "1", languages: [.en, .zhHans])
    #expect(app.discussion[.en].contains("TOY_DEMO_SERVER") && !app.discussion[.en].contains("TOY-DEMO"))
    #expect(Language.ofCommandLine([], environment: ["TOY_DEMO_LANG": "zh-Hans"], app: app) == .zhHans)
  }
}
