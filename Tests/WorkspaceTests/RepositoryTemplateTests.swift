import Foundation
import Rules
import SourceFiles
import Testing

@testable import Workspace

/// Whether `make` is installed, which tests do not need otherwise.
private let hasMake: Bool = {
  do { return try !Tool.output(of: ["make", "--version"], in: URL(filePath: "/")).isEmpty } catch { return false }
}()

/// Tests of the repositories that `new-feature --package` and `new-app` write. The tutorial about three repositories
/// builds, tests and runs them.
@Suite struct RepositoryTemplateTests: ~Copyable {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized
  private static let combinations = [[], Set(Feature.Part.allCases)] + Feature.Part.allCases.map { [$0] }
  private let checkout = Checkout(root: Self.root)
  private let folder = FileManager.default.temporaryDirectory.appending(path: "repositories-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  private func expectNoTraces(_ placeholders: String...) throws {
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      #expect(!placeholders.contains { path.contains($0) }, "\(path)")
      guard let text = try? text(path) else { continue }
      #expect(!placeholders.contains { text.contains($0) }, "\(path)\n\(text)")
    }
    let violations = try OtherRepository(root: folder, framework: Self.root).violations
    #expect(violations.isEmpty, "\n\(violations.map(\.description).joined(separator: "\n"))")
  }

  @Test(arguments: combinations)
  func `A feature in a repository of its own complies with the rules, and uses products of the framework`(
    parts: Set<Feature.Part>
  ) throws {
    let feature = try Feature(named: "Zeppelin", with: parts, isRepository: true)
    let framework = try PublishedPackage("https://git.example/Tessera.git@1.2.0")
    try feature.write(to: folder, framework: framework, from: checkout)
    try expectNoTraces("#if ", "Sketch", "sketch", "FRAMEWORK", "TESTS", "Packages/", "Scripts/", "Journey")
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path != "Package.swift" {
      if let text = try? text(path) { #expect(!text.contains("tessera"), "\(path)") }
    }
    let manifest = try text("Package.swift")
    #expect(manifest.contains(#".package(url: "https://git.example/Tessera.git", from: "1.2.0")"#))
    #expect(manifest.contains(#".product(name: "PresentationTerminal", package: "tessera")"#))
    #expect(manifest.contains(#"name: "FeatureZeppelinModule", dependencies: [.product(name: "Composition""#))
    #expect(manifest.contains(#".enableUpcomingFeature("ExistentialAny")"#))
  }

  @Test func `An app depends once on each package of its features, and on two products of each feature`() throws {
    let app = try AppRepository(
      named: "air-mail",
      features: [
        .init("Zeppelin=https://git.example/feature-zeppelin@2.0.0"), .init("Kite=https://git.example/kite@0.1.0"),
      ],
      framework: PublishedPackage("https://git.example/tessera@1.0.0"), checkout: checkout)
    try app.write(to: folder, from: checkout)
    try expectNoTraces("Easel", "easel", "FRAMEWORK", "TESTS", "IMPORTS", "MODULES", "PRODUCTS", "PACKAGES")
    let manifest = try text("Package.swift")
    #expect(manifest.matches(of: /\.package\(url/).count == 3)
    #expect(manifest.contains(#".product(name: "FeatureKiteTerminal", package: "kite")"#))
    let definition = try text("Sources/AirMail/AirMail.swift")
    #expect(definition.contains("import FeatureKiteModule\nimport FeatureKiteTerminal\nimport FeatureZeppelinModule"))
    #expect(definition.contains("    features: [ZeppelinModule(), KiteModule()])"))
    #expect(try text("README.md").contains("`--server NAME=URL`, such as `--server hub=https://api.github.com`"))
  }

  @Test(.enabled(if: hasMake, "make is not installed"))
  func `Without the name of the feature or of the screen, make says which is missing`() throws {
    for (given, missing) in [("NAME=Forecast", "Name the feature: "), ("FEATURE=Weather", "Name the screen: ")] {
      let error = #expect(throws: (any Error).self) {
        try Tool.output(of: ["make", "--dry-run", "new-screen", given], in: Self.root)
      }
      #expect(error.map { "\($0)" }?.contains("\(missing)make new-screen FEATURE=Weather NAME=Forecast") == true)
    }
  }

  @Test(.enabled(if: hasMake, "make is not installed"))
  func `A misspelled variable of a command that writes files is named`() throws {
    let error = #expect(throws: (any Error).self) {
      try Tool.output(of: ["make", "--dry-run", "new-feature", "NAM=Weather"], in: Self.root)
    }
    #expect(error.map { "\($0)" }?.contains("No variable is called NAM. The variables are DIR FEATURE NAME") == true)
    let command = try Tool.output(
      of: ["make", "--dry-run", "new-feature", "NAME=Weather", "WITH=server web"], in: Self.root)
    #expect(command.contains("new-feature Weather --with server web"))
  }

  @Test func `Nothing is written to a folder that is not empty`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "text".write(to: folder.appending(path: "notes.txt"), atomically: true, encoding: .utf8)
    let framework = try PublishedPackage("https://git.example/tessera@1.0.0")
    #expect(throws: Feature.CheckoutError.self) {
      try Feature(named: "Zeppelin", isRepository: true).write(to: folder, framework: framework, from: checkout)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["notes.txt"])
  }

  @Test(arguments: ["", "tessera", "https://git.example/tessera", "https://git.example/@1.0.0", "a b/c@1.0.0", "a/b@1"])
  func `A package without a URL or a complete version is rejected`(_ text: String) {
    #expect(throws: PublishedPackage.TextError.self) { try PublishedPackage(text) }
  }

  @Test(arguments: ["", "Notebook", "n", "note book", "../notebook", "-x"])
  func `The name of an app has lowercase letters, digits and hyphens`(_ name: String) throws {
    let framework = try PublishedPackage("https://git.example/tessera@1.0.0")
    #expect(throws: Feature.NameError.self) {
      try AppRepository(named: name, features: [], framework: framework, checkout: checkout)
    }
  }

  @Test(arguments: ["networking", "terminal-app", "app-shell", "swift"])
  func `The module of an app has another name than those of this repository and of Swift`(name: String) throws {
    let framework = try PublishedPackage("https://git.example/tessera@1.0.0")
    let error = #expect(throws: Feature.NameError.self) {
      try AppRepository(named: name, features: [], framework: framework, checkout: checkout)
    }
    #expect(error?.description.hasPrefix("\(name) cannot be an app's name, because there is a module ") == true)
  }

  @Test func `An app has each feature once`() throws {
    let framework = try PublishedPackage("https://git.example/tessera@1.0.0")
    let features = try ["Kites=https://git.example/kites@1.0.0", "Kites"].map { try AppRepository.Module($0) }
    let error = #expect(throws: Feature.NameError.self) {
      try AppRepository(named: "notebook", features: features, framework: framework, checkout: checkout)
    }
    #expect(error?.description == "Kites is listed twice: list each feature once.")
  }

  @Test func `A feature without a package must be in this repository`() throws {
    let framework = try PublishedPackage("https://git.example/tessera@1.0.0")
    #expect(throws: Feature.NameError.self) {
      try AppRepository(named: "notebook", features: [.init("Zeppelin")], framework: framework, checkout: checkout)
    }
  }

  @Test func `The workflow of a new repository uses the same actions and image as ours`() throws {
    let used = { (text: String) in Set(text.matches(of: #/(?:uses|container): (\S+)/#).map { String($0.1) }) }
    let own = try used(String(contentsOf: Self.root.appending(path: ".github/workflows/ci.yml"), encoding: .utf8))
    let path = "Tools/Templates/Repository/.github/workflows/tests.yml.template"
    let new = try used(String(contentsOf: Self.root.appending(path: path), encoding: .utf8))
    #expect(!new.isEmpty && new.isSubset(of: own), "\(new)")
  }
}
