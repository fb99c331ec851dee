import Testing

@testable import TerminalApp
@testable import TerminalDemo

@Suite struct DemoTests {
  @Test func `The option --scenario takes the next argument, and the others are those of the command`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await Demo.main(ToyModule("notes"), name: "notes-demo", arguments: ["--scenario", "empty", "--version"])
    }
    #expect(result?.output == "0\n")
  }

  @Test func `An unknown scenario is a usage error that lists the scenarios`() async {
    let result = await #expect(processExitsWith: .exitCode(64), observing: [\.standardErrorContent]) {
      await Demo.main(
        ToyModule("notes"), name: "notes-demo", scenarios: [DemoScenario("rain")], arguments: ["--scenario", "snow"])
    }
    let names = "slow, offline, empty, limited, hostile, logged-out, expired, rain"
    #expect(result?.errorOutput == "notes-demo: --scenario needs one of: \(names)\n")
  }

  @Test func `The scenarios of every feature affect each request from the first`() {
    #expect(DemoScenario.ofEveryFeature.allSatisfy { $0.skipped == 0 && $0.path == "/" })
  }

  @Test func `Only the scenario hostile has texts with escape sequences`() {
    let hostile = DemoScenario.ofEveryFeature.filter { scenario in
      "\(DemoService.configuration(DemoOptions(), scenario))".contains("hasHostileTexts: true")
    }
    #expect(hostile.map(\.name) == ["hostile"])
  }
}
