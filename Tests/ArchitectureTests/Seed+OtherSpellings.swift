import Rules

private let login = "Packages/FeatureLogin/Sources/FeatureLogin/Seed.swift"
private let loginModule = "Packages/FeatureLogin/Sources/FeatureLoginModule/Seed.swift"
private let loginScreen = "Packages/FeatureLogin/Sources/FeatureLoginTerminal/Seed.swift"
private let loginTests = "Packages/FeatureLogin/Tests/FeatureLoginTests/Seed.swift"

extension Seed {
  /// Violations in other spellings than the usual ones.
  static let otherSpellings: [Seed] =
    all(
      .localizedTexts, at: login, advice: "make it a LocalizedText",
      [
        ("a description of a value", #"var description: String { "The search failed" }"#),
        ("a description of an error", #"var errorDescription: String? { return "The search failed" }"#),
        ("a text as the value of a case", #"enum E: String, Error { case failed = "The search failed" }"#),
        ("a text as the first value of a relay", #"let line = BehaviorRelay(value: "No text entered")"#),
        ("a text that a relay accepts", #"type.accept("Search is empty")"#),
        ("a text with a number", #"rows.onNext("Found \(count) new rows")"#),
      ])
    + all(
      .localizedTexts, at: loginModule, advice: "make it a LocalizedText",
      [("a text as a constant of a module", #"enum A { public static let x = "Not a name" }"#)])
    + all(
      .localizedTexts, at: loginScreen, advice: "make it a LocalizedText",
      [
        ("a text in a format", #"let line = String(format: "%d results", count)"#),
        ("a word before a reason", #"let line = TerminalText("error: " + reason)"#),
      ])
    + all(
      .noPrivateAttributes, at: login, advice: "is no part of the language",
      [
        ("an import of what is not public", "@_spi(Testing) import Reactive"),
        ("an import that clients do not see", "@_implementationOnly import Reactive"),
        ("a function by the name of its symbol", #"@_silgen_name("f") func f()"#),
        ("a function for C", #"@_cdecl("f") func f() {}"#),
        ("an attribute after another one", "@inlinable @_transparent public func f() {}"),
      ])
    + all(
      .noPrivateAttributes, at: login, advice: "import it without",
      [("an import from before concurrency", "@preconcurrency import Reactive")])
    + all(
      .testableImports, at: login, advice: "`@testable` is for tests",
      [("a source with the internals of a module", "@testable import Reactive")])
    + all(
      .testableImports, at: loginTests, advice: "test a public interface",
      [
        ("a test with the internals of another package", "@testable import Networking"),
        ("a test with the internals of another package, in two lines", "@testable\nimport struct Networking.Endpoint"),
      ])
    + all(
      .usedExceptions, at: login, advice: "remove the exception",
      [
        ("an exception above nothing", "// allow(no-traps): the list is never empty\nlet a = rows.first"),
        ("an exception on a line without a violation", "let a = 1  // allow(no-print): tests have no screen"),
        ("an exception for another rule", "// allow(no-prints): tests have no screen\nlet a = 1"),
        ("an exception too far away", "// allow(no-traps): the list is never empty\n\nlet a = try! b()"),
      ])
    + all(
      .noSharedInstances, at: login, advice: "pass it through init",
      [
        ("a client for everyone", "enum Clients { static let client = APIClient(baseURL: url, transport: t) }"),
        ("an object of the package", "final class SeedBox {}\nenum Boxes { static let one = SeedBox() }"),
        ("an actor of the package", "actor SeedBox {}\nenum Boxes { static let one: SeedBox = .init() }"),
        ("objects of the package", "final class SeedBox {}\nenum Boxes { static let all = [SeedBox()] }"),
        ("a cache for everyone", "enum A { static let images = NSCache<NSString, Image>() }"),
        ("a lock for everyone", "enum A { static let count = Locked(0) }"),
        ("a queue for everyone", #"enum A { static let queue = DispatchQueue(label: "a") }"#),
        ("a formatter for everyone", "let formatter = DateFormatter()"),
        ("a relay for everyone", "enum A { static let rows = BehaviorRelay<[Int]>(value: []) }"),
        (
          "a shared instance in an extension of a protocol",
          "protocol Shares {}\nextension Shares {\n  static var shared: Session { Sessions.first }\n}"
        ),
      ])
    + all(
      .noCommentedCode, at: login, advice: "remove it",
      [
        ("an empty function in a comment", "// func old() {}"),
        ("a call in a block comment", #"/* typed.accept("") */"#),
        ("a call in a comment without a space", #"//typed.accept("")"#),
        ("a call that throws in a comment", "// try await store.write(rows)"),
      ])
    + all(
      .noNotes, at: login, advice: "finish it",
      [
        ("a note about a mistake", "// BUG: the second page is missing"),
        ("a note about a second look", "// REVISIT"),
        ("a note about a decision", "// tbd"),
      ])
}
