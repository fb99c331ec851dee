import Testing

@Suite(.serialized, .timeLimit(.minutes(15))) struct TimelineGoldenTests {
  @Test(arguments: [
    Golden(of: "Timeline", name: "timeline", arguments: ["timeline", "@mira_okafor"]),
    Golden(of: "Timeline", name: "people", arguments: ["people", "@mira_okafor,@anya_v"]),
    Golden(of: "Timeline", name: "post", arguments: ["post", "112350000213000000", "@mira_okafor"]),
    Golden(of: "Timeline", name: "mark", arguments: ["mark", "timeline", "112350000213000000", "@mira_okafor"]),
    Golden(of: "Timeline", name: "thread", arguments: ["thread", "112350000001000000"]),
    Golden(of: "Timeline", name: "profile", arguments: ["profile", "mira_okafor"]),
    Golden(of: "Timeline", name: "search", arguments: ["search", "rxswift"]),
    Golden(of: "Timeline", name: "error-unknown-thread", arguments: ["thread", "1"], code: 1),
    Golden(of: "Timeline", name: "error-unknown-post", arguments: ["post", "1", "@mira_okafor"], code: 1),
  ])
  func `The JSON of each timeline command equals its golden file`(golden: Golden) async throws {
    try await golden.check()
  }
}
