import Testing

@Suite(.serialized, .timeLimit(.minutes(5))) struct MomentsGoldenTests {
  @Test(arguments: [
    Golden(of: "Moments", name: "moments", arguments: ["moments"]),
    Golden(of: "Moments", name: "like", arguments: ["like", "1"]),
  ])
  func `Each command of moments prints the document of its schema`(golden: Golden) async throws {
    try await golden.check()
  }
}
