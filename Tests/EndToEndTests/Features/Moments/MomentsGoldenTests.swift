import Testing

@Suite(.serialized, .timeLimit(.minutes(15))) struct MomentsGoldenTests {
  @Test(arguments: [
    Golden(of: "Moments", name: "moments", arguments: ["moments"]),
    Golden(of: "Moments", name: "like", arguments: ["like", "1"]),
  ])
  func `The JSON of each moments command equals its golden file`(golden: Golden) async throws {
    try await golden.check()
  }
}
