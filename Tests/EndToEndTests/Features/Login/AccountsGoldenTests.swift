import Testing

@Suite(.serialized, .timeLimit(.minutes(15))) struct AccountsGoldenTests {
  @Test(arguments: [
    Golden(of: "Login", name: "auth", arguments: ["auth", "status"]) { try $0.logIn($1) }
  ])
  func `The JSON of each account command equals its golden file`(golden: Golden) async throws {
    try await golden.check()
  }
}
