import TerminalAppTest
import Testing

@Suite(.serialized, .builtProgram(with: "login"), .timeLimit(.minutes(15))) struct CoinsGoldenTests {
  @Test(arguments: [
    Golden(name: "coins", arguments: ["coins"]) { try $0.logIn($1) },
    Golden(name: "error-not-logged-in", arguments: ["coins"], code: 77),
  ])
  func `The JSON of each command for the user's own coins equals its golden file`(golden: Golden) async throws {
    try await golden.check()
  }
}
