import Testing

@Suite(.serialized, .timeLimit(.minutes(15))) struct RankingGoldenTests {
  @Test(arguments: [
    Golden(of: "CoinRank", name: "rank", arguments: ["rank"]),
    Golden(of: "CoinRank", name: "error-unreachable", arguments: ["rank"], isUnreachable: true, code: 69),
    Golden(
      of: "CoinRank", name: "error-setting", arguments: ["rank", "--server", "ftp://example.com"], code: 64,
      hasServers: false),
    Golden(of: "CoinRank", name: "error-usage", arguments: ["rank", "--pages", "0"], code: 64, hasServers: false),
  ])
  func `The JSON of each ranking command equals its golden file`(golden: Golden) async throws {
    try await golden.check()
  }
}
