import TerminalAppTest
import Testing

@Suite(.serialized, .builtProgram, .timeLimit(.minutes(15))) struct TimelineGoldenTests {
  @Test(arguments: [
    Golden(name: "timeline", arguments: ["timeline", "@mira_okafor"]),
    Golden(name: "people", arguments: ["people", "@mira_okafor,@anya_v"]),
    Golden(name: "post", arguments: ["post", "112350000213000000", "@mira_okafor"]),
    Golden(name: "mark", arguments: ["mark", "timeline", "112350000213000000", "@mira_okafor"]),
    Golden(name: "thread", arguments: ["thread", "112350000001000000"]),
    Golden(name: "profile", arguments: ["profile", "mira_okafor"]),
    Golden(name: "search", arguments: ["search", "rxswift"]),
    Golden(name: "error-unknown-thread", arguments: ["thread", "1"], code: 1),
    Golden(name: "error-unknown-post", arguments: ["post", "1", "@mira_okafor"], code: 1),
    Golden(
      name: "routes", arguments: ["routes"], hasServers: false,
      entries: ["timeline", "timelines", "people", "post", "thread", "profile", "search"]),
  ])
  func `The JSON of each timeline command equals its golden file`(golden: Golden) async throws {
    try await golden.check()
  }
}
