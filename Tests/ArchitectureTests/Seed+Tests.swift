import Rules

private let login = "Packages/FeatureLogin/Sources/FeatureLogin/Seed.swift"
private let loginTests = "Packages/FeatureLogin/Tests/FeatureLoginTests/Seed.swift"
private let shell = "Apps/cli/Sources/AppShell/Seed.swift"

extension Seed {
  /// Violations of the rules on tests, names and words.
  static let tests = [
    Seed(
      "a test that sleeps", .noSleep, add: loginTests, "try await Task.sleep(for: .seconds(1))",
      advice: "use virtual time"),
    Seed(
      "a test that blocks its thread", .noSleep, add: loginTests, "usleep(1000)", advice: "wait for the event itself"),
    Seed(
      "a test that sleeps on a clock", .noSleep, add: loginTests,
      "try await ContinuousClock().sleep(for: .seconds(1))", advice: "use virtual time"),
    Seed(
      "a test for a library that is not run", .oneTestLibrary, add: loginTests, "import XCTest",
      advice: "write it with `import Testing`"),
    Seed(
      "a time limit that a busy machine exceeds", .timeLimits, add: loginTests,
      "@Suite(.timeLimit(.minutes(1))) struct LoginTests {}", advice: "use `.timeLimit(.minutes(15))`"),
    Seed(
      "a feature's test uses the internals of the terminal app", .testableImports, add: loginTests,
      "@testable import TerminalApp", advice: "compose the app in a TestApp"),
    Seed(
      "a test uses the internals of the terminal app, in another spelling", .testableImports,
      add: "Tests/AppShellTests/Seed.swift", "@testable @preconcurrency\nimport class TerminalApp.TerminalSession",
      advice: "test a public interface"),
    Seed(
      "a test of the app would not be removed with the feature that it imports", .appTestFolders,
      add: "Tests/AppShellTests/Features/Hub+Login/Seed.swift", "import FeatureHubModule\nimport FeatureTimelineModule",
      advice: "move it to a folder such as Features/Timeline"),
    Seed(
      "a junk drawer", .meaningfulNames, add: "Packages/FeatureLogin/Sources/FeatureLogin/Utils.swift", "",
      advice: "name it after the one thing that it holds"),
    Seed(
      "a junk drawer with a prefix", .meaningfulNames,
      add: "Packages/FeatureLogin/Sources/FeatureLogin/LoginUtils.swift",
      "", advice: "name it after the one thing that it holds"),
    Seed(
      "a retired name, in upper camel case", .retiredNames, add: login, "struct RequestMaker {}",
      advice: "use `Factory`"),
    Seed(
      "a retired name, in lower camel case", .retiredNames, add: login, "let makerOfRows = 1", advice: "use `Factory`"),
    Seed(
      "a retired phrase in a comment", .retiredPhrases, add: login, "/// For its user alone.\nstruct Session {}",
      advice: "\"for its user alone\" is a retired phrase"),
    Seed(
      "a retired phrase in a message", .retiredPhrases, add: shell, #"let message = "It leads nowhere.""#,
      advice: "\"leads nowhere\" is a retired phrase"),
    Seed(
      "a retired phrase in a document", .retiredPhrases, edit: "Packages/Networking/README.md",
      advice: "write failed to load"
    ) { $0 + "\nThe page could not be had.\n" },
    Seed(
      "an example that no longer compiles", .compiledExamples, edit: "Packages/Networking/README.md",
      advice: "write it in Examples.swift"
    ) { $0 + "\n```swift\nlet client = APIClient(server: url)\n```\n" },
    Seed(
      "an example that no file contains", .compiledExamples, edit: "README.md", advice: "quote it line by line"
    ) { $0 + "\n```swift\nlet client = APIClient(server: url)\n```\n" },
  ]
}
