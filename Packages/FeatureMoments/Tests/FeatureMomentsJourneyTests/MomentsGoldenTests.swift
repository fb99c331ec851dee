import TerminalAppTest
import Testing

@Suite(.serialized, .builtProgram, .timeLimit(.minutes(15))) struct MomentsGoldenTests {
  @Test(arguments: [
    Golden(name: "moments", arguments: ["moments"]),
    Golden(name: "like", arguments: ["like", "1"]),
    Golden(
      name: "routes", arguments: ["routes"], hasServers: false,
      entries: ["moments", "moment", "internalmenu", "designkit"]),
  ])
  func `The JSON of each moments command equals its golden file`(golden: Golden) async throws {
    try await golden.check()
  }
}
