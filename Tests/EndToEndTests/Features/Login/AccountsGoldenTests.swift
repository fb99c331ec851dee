import Testing

@Suite(.serialized, .timeLimit(.minutes(5))) struct AccountsGoldenTests {
  @Test(arguments: [
    Golden(of: "Login", name: "auth", arguments: ["auth", "status"], needsLogin: true)
  ])
  func `Each command of accounts prints the document of its schema`(golden: Golden) async throws {
    try await golden.check()
  }
}
