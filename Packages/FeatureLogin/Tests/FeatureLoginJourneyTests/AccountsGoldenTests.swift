import TerminalAppTest
import Testing

@Suite(.serialized, .builtProgram, .timeLimit(.minutes(15))) struct AccountsGoldenTests {
  @Test(arguments: [
    Golden(name: "auth", arguments: ["auth", "status"]) { try $0.logIn($1) },
    Golden(name: "routes", arguments: ["routes"], hasServers: false, entries: ["account", "login"]),
  ])
  func `The JSON of each account command equals its golden file`(golden: Golden) async throws {
    try await golden.check()
  }
}
