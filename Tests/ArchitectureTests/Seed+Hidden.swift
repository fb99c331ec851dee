import Rules

private let login = "Packages/FeatureLogin/Sources/FeatureLogin/Seed.swift"
private let loginModule = "Packages/FeatureLogin/Sources/FeatureLoginModule/Seed.swift"
private let loginTests = "Packages/FeatureLogin/Tests/FeatureLoginTests/Seed.swift"

extension Seed {
  /// Violations that are easy to overlook: constants instead of errors, secrets in URLs and errors, missing translations,
  /// threads that wait in other ways, and tests that do not run.
  static let hidden: [Seed] =
    all(
      .noDroppedErrors, at: login, advice: "show it",
      [("a stream replaces its error", "let rows = repository.rows().catchAndReturn([])")])
    + all(
      .noSecretsInURLs, at: login, advice: "send it in a header or in the body",
      [
        ("a token in the query of a text", #"let url = "https://example.com/?token=" + password"#),
        ("a token in a query with a value", #"let url = "https://example.com/rows?a=1&access_token=\(value)""#),
        ("a token in the query of an endpoint", #"let rows = Endpoint(.get, "/rows", query: ["access_token": value])"#),
        ("a token in a query item", #"let item = URLQueryItem(name: "api_token", value: value)"#),
      ])
    + all(
      .noSecretsInURLs, at: login, advice: "leave it out",
      [
        ("a secret in an error", "func f() throws { throw LoginError.refused(password) }"),
        ("a secret in the text of an error", #"func f() throws { throw Failure("\(session.accessToken) is wrong") }"#),
      ])
    + all(
      .translatedTexts, at: loginModule, advice: "translate it",
      [
        ("a text whose Chinese is empty", #"let text = LocalizedText(en: "Hail", zhHans: "")"#),
        ("a text without translations", #"let text = LocalizedText(en: "Snow", translations: [:])"#),
      ])
    + all(
      .noBlockedThreads, at: login, advice: "use `await`",
      [
        ("a run loop until a moment", "RunLoop.current.run(until: .now + 1)"),
        ("the main run loop in a mode", "RunLoop.main.run(mode: .default, before: .distantFuture)"),
        ("a run loop without an end", "func f() { CFRunLoopRun() }"),
        ("a view model that downloads in its thread", "let data = try Data(contentsOf: url)"),
      ])
    + all(
      .noDisabledTests, at: loginTests, advice: "repair or remove it",
      [
        ("a test without arguments", "@Test(arguments: []) func a(_ b: Int) { #expect(b == 1) }"),
        ("a test with an empty array", "@Test(arguments: [Int]()) func a(_ b: Int) { #expect(b == 1) }"),
        (
          "a function with an expectation that is no test",
          """
          @Suite struct SeedTests {
            func seedling() { #expect(isReady) }
          }
          """
        ),
      ])
    + all(
      .noWaitForMainThread, at: login, advice: "waits for the operations",
      [("operations that are waited for", "OperationQueue().addOperations(all, waitUntilFinished: true)")])
    + all(
      .noEscapeCodes, at: login, advice: "use a style",
      [("an escape sequence in two parts", #"let red = String(UnicodeScalar(27)) + "[31m""#)])
}
