import Rules

private let login = "Packages/FeatureLogin/Sources/FeatureLogin/Seed.swift"
private let loginTests = "Packages/FeatureLogin/Tests/FeatureLoginTests/Seed.swift"

extension Seed {
  /// What work in progress leaves in the code.
  static let leftovers: [Seed] =
    all(
      .noCommentedCode, at: login, advice: "remove it",
      [
        ("a function in a comment", "// func rows() -> [Int] {"),
        ("a value in a comment", "// let rows = load()"),
        ("the end of a block in a comment", "//   }"),
      ])
    + all(
      .noKeysInCode, at: login, advice: "read it from a setting or the secret store",
      [
        ("a key of a payment service", #"let key = "sk_live_\#("51H8xkjJf83hFJ20fkw0")""#),
        ("a token of a repository", #"let key = "ghp_\#("0123456789abcdefghijABCDEFGHIJ")""#),
        ("a private key", #"let key = "-----BEGIN RSA \#("PRIVATE KEY")-----""#),
      ])
    + [
      Seed(
        "a list of screens that the module does not use", .joinedLists,
        add: "Packages/FeatureLogin/Sources/FeatureLoginModule/SeedModule+Screens.swift",
        "extension SeedModule {\n  static let seedDestinations: [Destination] = [\n  ]\n}",
        advice: "append `+ Self.seedDestinations`")
    ]
    + all(
      .testTitles, at: loginTests, advice: "say what holds",
      [
        ("a test with the name of a function", "@Test func rowsLoad() { #expect(a) }"),
        ("a test with one word", "@Test func `rows`() { #expect(a) }"),
      ])
    + all(
      .noDisabledTests, at: loginTests, advice: "repair or remove it",
      [("a test that no build contains", "#if LATER\n@Test func `a b`() { #expect(a) }\n#endif")])
    + all(
      .noSleep, at: login, advice: "with a scheduler",
      [
        ("a view model that sleeps", "try await Task.sleep(for: .seconds(1))"),
        ("a view model that waits on a queue", "queue.asyncAfter(deadline: .now() + 1) { refresh() }"),
        (
          "a view model with a timer of the process",
          "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }"
        ),
      ])
    + all(
      .localizedTexts, at: login, advice: "show `LoadFailure(error).message(in:)`",
      [("an error in the language of the process", "let line = error.localizedDescription")])
}
