import Rules

private let login = "Packages/FeatureLogin/Sources/FeatureLogin/Seed.swift"
private let loginTests = "Packages/FeatureLogin/Tests/FeatureLoginTests/Seed.swift"
private let loginScreen = "Packages/FeatureLogin/Sources/FeatureLoginTerminal/Seed.swift"

extension Seed {
  /// Violations of the rules on tests that cannot fail, and on secrets, texts, escape sequences and shared instances in
  /// several spellings.
  static let values: [Seed] =
    all(
      .noSharedInstances, at: login, advice: "pass it through init",
      [
        (
          "a shared instance named instance",
          """
          final class SeedSession {
            static let instance = SeedSession()
          }
          """
        ),
        (
          "a shared instance with a declared type",
          """
          final class SeedSession {
            static let current: SeedSession = .init()
          }
          """
        ),
        (
          "a shared instance from a closure",
          """
          final class SeedSession {
            static let standard = { () -> SeedSession in
              let session = SeedSession()
              return session
            }()
          }
          """
        ),
        (
          "a global instance",
          """
          final class SeedSession {}
          let session = SeedSession()
          """
        ),
        (
          "an instance in a namespace",
          """
          actor SeedSession {}
          enum Sessions {
            @MainActor static var main = SeedSession()
          }
          """
        ),
        (
          "an instance of a class of another package",
          """
          enum Events {
            static let all = PublishRelay<Int>()
          }
          """
        ),
      ])
    + all(
      .noSecretsInLogs, at: login, advice: "would reach the log",
      [
        ("a secret in a function that logs", #"log("Logging in with \(password)")"#),
        ("a secret in a log of an object", #"self.log?.debug("Sending \(request.authorization ?? "")")"#),
        ("a secret in a log with a level", #"logger.log(level: .info, "Received \(newToken)")"#),
        ("a secret in a new log", #"Logger(label: "login").info("Received \(cookies)")"#),
        ("a secret in a function whose name ends in log", #"appendLog("PIN: \(user.pin)")"#),
        ("a secret in a line that is printed", #"print("Token: \(token)")"#),
        ("a secret on standard error", #"FileHandle.standardError.write(Data("token \(token)".utf8))"#),
        ("a secret in a C stream", "fputs(passphrase, stderr)"),
        ("a secret in snake case", #"os_log("Received %s", access_token)"#),
        ("a secret under another name", #"func f() { let text = token; logger.info("\(text)") }"#),
        ("a secret under a second name", "func f() { let a = session.accessToken; let b = a\n  log(b) }"),
        ("a text with a secret", #"func f() { let line = "Bearer \(token.reveal())"; print(line) }"#),
        ("a secret that is there", "func f() { if let text = password { log(text) } }"),
        ("a secret with a type", "func f() { let text: String = password.reveal(); log(text) }"),
      ])
    + all(
      .localizedTexts, at: loginScreen, advice: "make it a LocalizedText",
      [
        ("a word in a notification", #"toasts.show("copied")"#),
        ("a title of one word", #"let title = "Settings""#),
        ("a button of one word", #"let button = Button("Cancel…")"#),
        ("a word in lowercase on the screen", #"let line = TerminalText("loading")"#),
        ("a word after a number", #"let line = StyledText("\(count) rows")"#),
      ])
    + all(
      .localizedTexts, at: login, advice: "make it a LocalizedText",
      [
        ("a title of a view model", #"let title = "Settings""#),
        ("a computed title of a view model", #"var title: String { "Popular searches" }"#),
        ("a message of a view model", #"state.accept(State(message: "Nothing here."))"#),
        ("a message with a number in a view model", #"let text = "\(count) rows""#),
        ("the result of a function of a view model", #"func emptyMessage() -> String { return "No rows yet" }"#),
      ])
    + all(
      .noEscapeCodes, at: login, advice: "use a style",
      [
        ("an escape character by its decimal code", "let escape = Character(UnicodeScalar(27))"),
        ("an escape character by its hexadecimal code", "let escape = Unicode.Scalar(0x1b)"),
        ("an escape character as a byte", "let bytes: [UInt8] = [0x1B, 0x5B, 0x33, 0x31, 0x6D]"),
        ("an escape sequence as decimal bytes", "let bytes: [UInt8] = [27, 91, 51, 49, 109]"),
        ("an escape character with leading zeros", #"let escape = "\u{001B}""#),
        ("the rest of an escape sequence", #"let red = "\(escape)[31m""#),
        ("an escape character by an initializer", "let escape = UnicodeScalar.init(27)"),
        ("an escape character as a constant", "let escape: UInt8 = 27"),
        ("an escape character in octal", "let escape = UInt8(0o33)"),
      ])
    + all(
      .testExpectations, at: loginTests, advice: "state what it expects",
      [
        ("a test without an expectation", "@Test func `The user logs in`() { _ = 1 + 1 }"),
        ("a test with an expectation that always holds", "@Test func logsIn() { #expect(true) }"),
        ("a test that compares a value with itself", "@Test func logsIn() { #expect(user.name == user.name) }"),
        ("a test with an alternative that always holds", "@Test func logsIn() { #expect(isLoggedIn || true) }"),
        ("a test of a count that is never negative", "@Test func logsIn() { #expect(users.count >= 0) }"),
        (
          "a test with arguments and without an expectation",
          #"""
          @Test("Logs in", arguments: [1, 2].map { $0 + 1 })
          @MainActor func logsIn(n: Int) async throws { print(n) }
          """#
        ),
        (
          "a test whose expectation is a comment",
          """
          @Test func logsIn() {
            // #expect(isLoggedIn)
          }
          """
        ),
      ])
    + all(
      .noDisabledTests, at: loginTests, advice: "repair or remove it",
      [
        ("a disabled test", "@Test(.disabled()) func a() { #expect(b) }"),
        ("a disabled test with a comment", #"@Test(.disabled("Flaky")) func a() { #expect(b) }"#),
        ("a disabled suite", #"@Suite(.serialized, .disabled("Slow")) struct A {}"#),
        ("a test with a condition that never holds", "@Test(.enabled(if: false)) func a() { #expect(b) }"),
        ("a test with a condition of constants", #"@Test(.disabled(if: 1 == 1, "Slow")) func a() { #expect(b) }"#),
        (
          "a test that is commented out",
          """
          // @Test func a() { #expect(b) }
          let c = 1
          """
        ),
        (
          "a test that is not compiled",
          """
          #if false
          @Test func a() { #expect(b) }
          #endif
          """
        ),
        ("a test whose failure is expected", "@Test func a() { withKnownIssue { #expect(b) } }"),
      ])

  /// Violations of the rule on dependencies that nobody imports.
  static let manifests = [
    Seed(
      "a dependency that no file imports", .usedDependencies, edit: "Packages/StandIn/Package.swift",
      advice: "remove the dependency"
    ) { _ in #".testTarget(name: "StandInTests", dependencies: ["Networking"])"# },
    Seed(
      "a product of another package that no file imports", .usedDependencies, edit: "Packages/StandIn/Package.swift",
      advice: "remove the dependency"
    ) { _ in #".testTarget(name: "StandInTests", dependencies: [.product(name: "Logging", package: "swift-log")])"# },
    Seed(
      "a package of which no target uses a product", .usedDependencies, edit: "Packages/StandIn/Package.swift",
      advice: "remove the package"
    ) { _ in #".package(path: "../Mastodon"), .target(name: "Seedling", dependencies: ["Networking"])"# },
    Seed(
      "a third-party package of which no target uses a product", .usedDependencies,
      edit: "Packages/StandIn/Package.swift", advice: "the package swift-log: remove the package"
    ) { _ in #".package(url: "https://github.com/apple/swift-log.git", from: "1.0.0"), .target(name: "Seedling")"# },
  ]
}
