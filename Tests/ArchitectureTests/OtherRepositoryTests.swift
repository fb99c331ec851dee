import Rules
import SourceFiles
import Testing

/// Tests of the rules in a repository that depends on this one.
@Suite struct OtherRepositoryTests {
  /// Returns the violations in a repository with one file.
  private func violations(_ path: String, _ text: String) throws -> [String] {
    let framework = ["Composition", "Networking", "TerminalApp"].map { name in
      SourceFile(
        path: "Packages/\(name)/Package.swift", text: "let package = Package(targets: [.target(name: \"\(name)\")])")
    }
    return OtherRepository(files: SourceTree([path: text]), framework: framework).violations.map(\.description)
  }

  @Test(arguments: [
    ("Sources/FeatureKite/Kite.swift", "import TerminalApp", "A view model depends on neither an app nor the terminal"),
    ("Sources/FeatureKiteModule/Kite.swift", "import TerminalApp", "A module describes the feature to any app"),
    ("Sources/FeatureKiteTerminal/Kite.swift", "import Networking", "A screen depends only on its view model"),
    ("Sources/FeatureKiteTerminal/Kite.swift", "let data = FileManager.default", "accesses files in a screen"),
    ("Sources/Notebook/Notebook.swift", "let x = try! y()", "ends the program"),
    ("Sources/FeatureKite/Kite.swift", "let route = \"tessera://hub\"", "is a route as text"),
    ("Tests/FeatureKiteTests/KiteTests.swift", "@Test func holds() {}", "cannot fail"),
  ])
  func `A rule is reported at the path in the other repository`(path: String, text: String, advice: String) throws {
    let found = try violations(path, text)
    #expect(found.count == 1 && found[0].hasPrefix("\(path):1: ") && found[0].contains(advice), "\(found)")
  }

  @Test(arguments: [
    ("Sources/Notebook/Notebook.swift", "import Networking\nimport TerminalApp"),
    ("Sources/FeatureKiteTerminal/Kite.swift", "import Composition\nimport TerminalApp"),
    ("Sources/FeatureKite/Kite.swift", "import Networking\nimport SomethingElse"),
    ("Sources/kite-demo/Kite.swift", "print(\"Kite\")"),
  ])
  func `What the rules permit here is permitted in another repository`(path: String, text: String) throws {
    #expect(try violations(path, text) == [])
  }

  @Test func `A feature does not import another feature of the framework`() throws {
    let framework = SourceFile(
      path: "Packages/FeatureHub/Package.swift", text: "let package = Package(targets: [.target(name: \"FeatureHub\")])"
    )
    let files = SourceTree(["Sources/FeatureKite/Kite.swift": "import FeatureHub"])
    let found = OtherRepository(files: files, framework: [framework]).violations.map(\.message)
    #expect(found.count == 1 && found[0].contains("Features do not depend on each other"), "\(found)")
  }
}
