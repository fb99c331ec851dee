import Rules
import Testing

/// A seeded violation: one edit of the tree that breaks a rule, and a part of the message that the rule must report.
struct Seed: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let rule: Rule
  let path: String
  /// A closure that returns the text at `path` with the violation, for the original text; `nil` removes the file.
  let edit: @Sendable (String) -> String?
  /// The path where the violation is reported, if it is not `path`.
  var reportedAt: String?
  /// The part of the message that tells the reader what to do.
  let advice: String

  /// Creates a seed that adds a file.
  init(_ description: String, _ rule: Rule, add path: String, _ text: String, advice: String) {
    self.init(description, rule, edit: path, advice: advice) { _ in text }
  }

  init(
    _ description: String, _ rule: Rule, edit path: String, reportedAt: String? = nil, advice: String,
    _ edit: @escaping @Sendable (String) -> String?
  ) {
    (testDescription, self.rule, self.path, self.edit) = (description, rule, path, edit)
    (self.reportedAt, self.advice) = (reportedAt, advice)
  }
}

private let login = "Packages/FeatureLogin/Sources/FeatureLogin/Seed.swift"
private let loginModule = "Packages/FeatureLogin/Sources/FeatureLoginModule/Seed.swift"
private let loginScreen = "Packages/FeatureLogin/Sources/FeatureLoginTerminal/Seed.swift"
private let networking = "Packages/Networking/Sources/Networking/Seed.swift"
private let reactive = "Packages/Reactive/Sources/Reactive/Seed.swift"
private let shell = "Apps/cli/Sources/AppShell/Seed.swift"

extension Seed {
  static let all: [Seed] =
    layers + web + dependencies + packages + operators + shapes + code + tests + careless + lifetimes + failures
    + hidden + leftovers + values + manifests + assumptions + otherSpellings + otherTests + moreSpellings + everyday
    + arrangements + otherLayers + silentErrors + promises + shownSecrets + names + messages

  private static let layers = [
    Seed(
      "a feature imports a feature", .layers, add: login, "import FeatureTimeline",
      advice: "emit an intent, and let the module route it"),
    Seed(
      "a feature imports the app", .layers, add: login, "@testable import AppShell",
      advice: "take what you need through init"),
    Seed(
      "a view model imports the terminal", .layers, add: login, "import TerminalUI",
      advice: "put the screen in FeatureLoginTerminal"),
    Seed(
      "a view model imports what composes apps", .layers, add: login, "import Composition",
      advice: "put the module in FeatureLoginModule"),
    Seed(
      "a view model imports its module", .layers, add: login, "import FeatureLoginModule",
      advice: "the module creates it"),
    Seed(
      "a module imports the terminal", .layers, add: loginModule, "import TerminalApp",
      advice: "put what the terminal adds in FeatureLoginTerminal"),
    Seed(
      "a module imports its screens", .layers, add: loginModule, "import FeatureLoginTerminal",
      advice: "put what the terminal adds in FeatureLoginTerminal"),
    Seed("a module imports the demo server", .layers, add: loginModule, "import DemoServer", advice: "no server"),
    Seed(
      "a module imports its part of the demo server", .layers, add: loginModule, "import FeatureLoginDemo",
      advice: "request it as from any server"),
    Seed(
      "a screen imports what starts the demo server", .layers, add: loginScreen, "import TerminalDemo",
      advice: "Only a demo and an app start the demo server"),
    Seed(
      "a view model imports its screen", .layers, add: login, "import FeatureLoginTerminal",
      advice: "the screen binds to it"),
    Seed(
      "a view model imports the shared list of the terminal", .layers, add: login, "import PresentationTerminal",
      advice: "put the screen in FeatureLoginTerminal"),
    Seed(
      "a target of Presentation other than PresentationTerminal imports the terminal", .layers,
      add: "Packages/Presentation/Sources/Presentation/Seed.swift", "import TerminalUI",
      advice: "only PresentationTerminal may import TerminalUI"),
    Seed(
      "the terminal imports Reactive", .layers,
      add: "Packages/TerminalUI/Sources/TerminalUI/Seed.swift", "import Reactive",
      advice: "TerminalUI depends on no other package"),
    Seed(
      "PresentationTerminal imports Persistence", .layers,
      add: "Packages/Presentation/Sources/PresentationTerminal/Seed.swift", "import Persistence",
      advice: "move this to Presentation"),
    Seed(
      "an app is composed with the terminal's list", .layers,
      add: "Packages/Composition/Sources/Composition/Seed.swift", "import PresentationTerminal",
      advice: "an app brings the features and the terminal"),
    Seed(
      "a package for any terminal app imports a feature", .layers,
      add: "Packages/TerminalApp/Sources/TerminalApp/Seed.swift", "import FeatureLogin",
      advice: "an app brings both"),
    Seed(
      "the image loader imports a module that depends on an app", .layers,
      add: "Packages/TerminalApp/Sources/TerminalImages/Seed.swift", "import Composition",
      advice: "move what depends on an app to TerminalApp"),
    Seed(
      "a screen imports Networking", .layers, add: loginScreen, "import struct Networking.Endpoint",
      advice: "move this to FeatureLogin, behind an output"),
    Seed(
      "a screen imports Persistence", .layers, add: loginScreen, "@preconcurrency internal import Persistence",
      advice: "move this to FeatureLogin, behind an output"),
    Seed(
      "a screen imports the models of an API", .layers, add: loginScreen, "import Mastodon",
      advice: "move this to FeatureLogin, behind an output"),
    Seed(
      "an infrastructure package imports another", .layers, add: networking,
      "#if os(Linux)\npublic import Persistence\n#endif",
      advice: "join the two where both are used"),
    Seed(
      "Reactive imports a package that depends on it", .layers, add: reactive, "import Presentation",
      advice: "move the code to the package that needs both"),
    Seed(
      "the demo server imports a client's module", .layers,
      add: "Packages/DemoServer/Sources/DemoServer/Seed.swift", "import Foundation; import Reactive",
      advice: "give it its own types"),
    Seed(
      "the executable composes features", .layers, add: "Apps/cli/Sources/tessera/Seed.swift", "import FeatureLogin",
      advice: "move this there"),
    Seed(
      "production code imports test support", .testSupport, add: login, "import NetworkingTest",
      advice: "is for tests and demos"),
  ]

  private static let dependencies = [
    Seed(
      "an import that only compiles at the root", .declaredDependencies, add: networking, "import ArgumentParser",
      advice: "declare it"),
    Seed(
      "a feature imports a third-party package", .oneThirdPartyOwner, add: login, "import GRDB",
      advice: "wrap GRDB in the one that it concerns"),
    Seed(
      "a module declares commands", .oneThirdPartyOwner, add: loginModule, "import ArgumentParser",
      advice: "wrap ArgumentParser in the one that it concerns"),
    Seed(
      "a package other than TerminalApp imports ArgumentParser", .oneThirdPartyOwner, add: networking,
      "import ArgumentParser", advice: "ArgumentParser belongs to TerminalApp"),
    Seed(
      "two packages import the same third-party module", .oneThirdPartyOwner, add: networking, "import FlyingFox",
      advice: "FlyingFox belongs to DemoServer"),
    Seed(
      "two manifests name the same third-party package", .oneThirdPartyOwner, edit: "Packages/TerminalUI/Package.swift",
      advice: "belongs to DemoServer"
    ) { $0 + "\nlet stray = .package(url: \"https://github.com/swhitty/FlyingFox\", from: \"0.27.1\")" },
    Seed(
      "a third-party type leaks through our interface", .hiddenThirdParty, add: networking, "public import Logging",
      advice: "offer a type of ours"),
  ]

  private static let packages = [
    Seed(
      "a settings block is edited", .manifestSettings, edit: "Packages/Networking/Package.swift",
      advice: "copy it from /Package.swift"
    ) { $0.replacing(".enableUpcomingFeature(\"MemberImportVisibility\"),", with: "") },
    Seed(
      "a settings block is removed", .manifestSettings, edit: "Packages/Networking/Package.swift",
      advice: "copy it from /Package.swift"
    ) { String($0.prefix(upTo: $0.firstRange(of: "// settings:begin")?.lowerBound ?? $0.startIndex)) },
    Seed(
      "a package has a target that the root lacks", .rootManifest, edit: "Packages/Networking/Package.swift",
      reportedAt: "Package.swift", advice: "run Scripts/manifest"
    ) { $0.replacing(".target(name: \"LoopbackServer\",", with: ".target(name: \"Loopback\",") },
    Seed(
      "the markers of the generated lines are missing", .rootManifest, edit: "Package.swift",
      advice: "restore their markers"
    ) { $0.replacing("// packages:end", with: "") },
    Seed(
      "a folder of tests is in no manifest", .declaredTests,
      edit: "Packages/Networking/Tests/NetworkingSeedTests/Seed.swift", reportedAt: "Packages/Networking/Package.swift",
      advice: "No test of NetworkingSeedTests runs"
    ) { _ in "import Testing" },
    Seed(
      "a type for one package is used in another", .packageAccess, add: login,
      "import Reactive\nlet body: Seedling = Seedling()", advice: "a package that is built alone cannot use it"),
    Seed(
      "a type for one package is used in the app", .packageAccess, add: shell,
      "import Reactive\nfunc f(_ body: [Seedling]) {}", advice: "make it public in Reactive"),
    Seed(
      "a package has no README", .packageShape, edit: "Packages/StandIn/README.md", reportedAt: "Packages/StandIn",
      advice: "write README.md"
    ) { _ in nil },
    Seed(
      "a package has no test", .packageShape, edit: "Packages/StandIn/Tests/StandInTests/StandInTests.swift",
      reportedAt: "Packages/StandIn", advice: "add Tests/StandInTests"
    ) { _ in "// @Test" },
  ]

  private static let operators = [
    Seed(
      "an operator without a test file", .operatorTests,
      add: "Packages/Reactive/Sources/Reactive/Operators/Filtering/SeedOperator.swift", "",
      advice: "write Packages/Reactive/Tests/ReactiveTests/Operators/Filtering/SeedOperatorTests.swift"),
    Seed(
      "an operator that the index does not list", .operatorIndex,
      add: "Packages/Reactive/Sources/Reactive/Operators/Filtering/SeedOperator.swift", "",
      advice: "add SeedOperator to"),
    Seed(
      "an extension without a test file", .operatorTests,
      add: "Packages/Reactive/Sources/ReactiveExtensions/SeedOperator.swift", "",
      advice: "write Packages/Reactive/Tests/ReactiveTests/Extensions/SeedOperatorTests.swift"),
    Seed(
      "an extension that the index does not list", .operatorIndex,
      add: "Packages/Reactive/Sources/ReactiveExtensions/SeedOperator.swift", "",
      advice: "add SeedOperator to"),
  ]

  private static let code = [
    Seed("`try!` on input", .noTraps, add: networking, "let a = try! parse(input)", advice: "throw a specific error"),
    Seed("a forced cast", .noTraps, add: networking, "let a = \"\\(input as! Int)\"", advice: "throw a specific error"),
    Seed(
      "a trap with an empty excuse", .noTraps, add: networking, "// allow(no-traps): \nfatalError()",
      advice: "say why it cannot happen"),
    Seed("a library prints", .noPrint, add: networking, "func f() { print(\"x\") }", advice: "return the text"),
    Seed("the app prints directly", .noPrint, add: shell, "print(remote)", advice: "return the text"),
    Seed(
      "URLSession instead of APIClient", .noURLSession, add: login, "let session = URLSession(configuration: .default)",
      advice: "send an Endpoint through APIClient"),
    Seed(
      "an escape sequence outside TerminalUI", .noEscapeCodes, add: loginScreen, #"let red = "\u{1B}[31m""#,
      advice: "add one to TerminalUI"),
    Seed(
      "a lock unknown to ThreadSanitizer", .oneLock, add: login, "let state = Mutex(0)", advice: "use `Locked`"),
    Seed(
      "a text only in English", .localizedTexts, add: loginScreen, "canvas.draw(\"Please wait\")",
      advice: "make it a LocalizedText"),
    Seed(
      "a text only in a language other than English", .localizedTexts, add: loginScreen,
      "let title = Text(other: \"登录\")", advice: "make it a LocalizedText"),
    Seed(
      "ASCII punctuation after a Chinese character", .chinesePunctuation, add: shell, #"let text = "未登录.""#,
      advice: "use ，。"),
    Seed(
      "a shared instance", .noSharedInstances, add: login, "public static let shared = Session()",
      advice: "pass it through init"),
    Seed(
      "a secret in a log line", .noSecretsInLogs, add: login, #"logger.info("signed in with \(session.accessToken)")"#,
      advice: "`accessToken` would reach the log"),
    Seed(
      "`@unchecked Sendable` without its invariant", .statedInvariants, add: login,
      "/// A box.\nfinal class Box: @unchecked Sendable {}", advice: "state in `// Invariant: …`"),
    Seed(
      "`nonisolated(unsafe)` without its invariant", .statedInvariants, add: login,
      "nonisolated(unsafe) var counter = 0", advice: "state in `// Invariant: …`"),
  ]
}
