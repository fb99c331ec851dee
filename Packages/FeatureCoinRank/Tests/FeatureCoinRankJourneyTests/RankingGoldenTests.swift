import TerminalAppTest
import Testing

@Suite(.serialized, .builtProgram, .timeLimit(.minutes(15))) struct RankingGoldenTests {
  @Test(arguments: [
    Golden(name: "rank", arguments: ["rank"]),
    Golden(name: "error-unreachable", arguments: ["rank"], isUnreachable: true, code: 69),
    Golden(
      name: "error-setting", arguments: ["rank", "--server", "ftp://example.com"], code: 64,
      hasServers: false),
    Golden(name: "error-usage", arguments: ["rank", "--pages", "0"], code: 64, hasServers: false),
    Golden(name: "routes", arguments: ["routes"], hasServers: false, entries: ["ranking", "coins"]),
  ])
  func `The JSON of each ranking command equals its golden file`(golden: Golden) async throws {
    try await golden.check()
  }
}
