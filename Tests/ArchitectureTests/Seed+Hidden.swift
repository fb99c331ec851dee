import Rules

private let login = "Packages/FeatureLogin/Sources/FeatureLogin/Seed.swift"
private let loginModule = "Packages/FeatureLogin/Sources/FeatureLoginModule/Seed.swift"
private let loginTests = "Packages/FeatureLogin/Tests/FeatureLoginTests/Seed.swift"

extension Seed {
  /// Violations that are easy to overlook: constants instead of errors, secrets in URLs and errors, missing translations,
  /// threads that wait in other ways, and tests that do not run.
  static let hidden: [Seed] =
    all(
      .injectedTime, at: login, advice: "take it from a clock, scheduler or generator of the dependencies",
      [
        ("a view model reads the clock of the machine", "let now = Date()"),
        ("a view model reads the clock under another name", "let age = row.created.distance(to: Date.now)"),
        ("a view model waits on a real scheduler", "rows.delay(.seconds(1), scheduler: MainScheduler.instance)"),
        ("a view model throws dice", "let index = Int.random(in: 0..<6)"),
        ("a view model chooses by chance", "let row = rows.randomElement()"),
      ])
    + all(
      .noTraps, at: login, advice: "capture weakly",
      [("a closure captures its owner without retaining it", "rows.drive(onNext: { [unowned self] in show($0) })")])
    + all(
      .noDroppedErrors, at: login, advice: "show it",
      [
        ("a stream replaces its error", "let rows = repository.rows().catchAndReturn([])"),
        ("a stream ends instead of its error", "let rows = repository.rows().catch { _ in .empty() }"),
        ("a stream goes on forever instead of its error", "let rows = repository.rows().catch { _ in .never() }"),
        ("a subscription ignores its error", "rows.subscribe(onFailure: { _ in }).disposed(by: bag)"),
      ])
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
      .testExpectations, at: loginTests, advice: "use `try #require`",
      [
        ("a test that expects nothing of `nil`", "@Test func a() { if let row = rows.first { #expect(row.id == 1) } }"),
        (
          "a test that expects nothing of another case",
          "@Test func a() { if case .done(let n) = state { #expect(n == 1) } }"
        ),
        (
          "a test that expects nothing without an error",
          "@Test func a() { do { try f() } catch { #expect(error is A) } }"
        ),
        (
          "a test that returns before it expects",
          "@Test func a() { guard let row else { return }\n #expect(row.id == 1) }"
        ),
      ])
    + all(
      .noSleep, at: loginTests, advice: "use virtual time",
      [
        (
          "a test that waits for a real clock", "let clock = SuspendingClock()\ntry await clock.sleep(for: .seconds(1))"
        ),
        ("a test that waits for no descriptor", "_ = poll(nil, 0, 100)"),
        ("a test that runs a loop", "RunLoop.current.run(until: end)"),
        ("a test that spins", "while Date() < end {}"),
      ])
    + all(
      .noTraps, at: login, advice: "throw a specific error",
      [
        ("a precondition of what a server sends", #"guard let id else { preconditionFailure("no id") }"#),
        ("an optional that is not checked", "let id = Int(text).unsafelyUnwrapped"),
        ("a feature that ends the program", "if text.isEmpty { exit(1) }"),
      ])
    + all(
      .noSharedInstances, at: login, advice: "through init",
      [
        ("the defaults of the process", "let isNew = UserDefaults.standard.bool(forKey: key)"),
        ("the notifications of the process", "NotificationCenter.default.post(name: name, object: nil)"),
        ("the environment of the process", #"let name = ProcessInfo.processInfo.environment["USER"]"#),
        ("the language of the process", "let language = Locale.current.identifier"),
        ("another process", "let process = Process()"),
      ])
    + all(
      .localizedTexts, at: loginModule, advice: "make it a LocalizedText",
      [("the text of a failure in one language", #"func f() throws { throw Failure("There is no such row.") }"#)])
    + all(
      .noWaitForMainThread, at: login, advice: "waits for the operations",
      [("operations that are waited for", "OperationQueue().addOperations(all, waitUntilFinished: true)")])
    + all(
      .noEscapeCodes, at: login, advice: "use a style",
      [("an escape sequence in two parts", #"let red = String(UnicodeScalar(27)) + "[31m""#)])
}
